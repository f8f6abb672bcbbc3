// Names of people in the engine's sentences: "Player 2" becomes the name of whoever sits there. In most
// sentences the seat is a message of its own; where its number stands in the sentence, the words are replaced.

import type { Argument, Message } from '../titles/title';

export function named(message: Message, name: (seat: number) => string): Message {
  if (!message.args) return message;
  const args: Record<string, Argument> = {};
  for (const [key, value] of Object.entries(message.args)) args[key] = typeof value === 'object' ? person(value, name) : value;
  return { key: message.key, args };
}

function person(message: Message, name: (seat: number) => string): Argument {
  const seat = message.args?.['seat'];
  if (message.key === 'seat' && typeof seat === 'number') return name(seat - 1) || message;
  return named(message, name);
}

const PLAYER = /\b[Pp]layer (\d)(?!\d)|玩家 ?(\d)(?!\d)/g;

export const withNames = (text: string, name: (seat: number) => string): string =>
  text.replace(PLAYER, (words: string, en?: string, zh?: string) => name(Number(en ?? zh) - 1) || words);
