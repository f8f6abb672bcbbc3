// Words: the client's own catalogues and those of the titles, in the language that is chosen now.
// Whatever is said in markup or in $derived is said again when the language or a catalogue changes.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Lang, Message } from '../titles/title';
import { fetchWordsText } from './wire';
import { settings } from './settings.svelte';

const OWN: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('../words/en.ftl?raw'),
  zh: () => import('../words/zh.ftl?raw'),
};

/** One catalogue: the words of a title (or the client's own) in one language. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(lang: Lang, text: string) {
    this.bundle = new FluentBundle(lang === 'zh' ? 'zh-CN' : 'en', { useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, Argument> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const flat: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      flat[name] = typeof value === 'object' ? this.say(value.key, value.args) : value;
    }
    return this.bundle.formatPattern(pattern, flat, []);
  }
}

const catalogues: Record<string, Catalogue> = $state.raw({});
const heard = $state({ version: 0 });
const asked = new Map<string, Promise<void>>();

async function load(name: string, lang: Lang): Promise<void> {
  const key = `${name}/${lang}`;
  const text = name === '' ? (await OWN[lang]()).default : await fetchWordsText(lang, name);
  catalogues[key] = new Catalogue(lang, text);
  heard.version += 1;
}

/** Fetch a catalogue once; '' is the client's own. */
export function fetchWords(name: string, lang: Lang): Promise<void> {
  const key = `${name}/${lang}`;
  let under = asked.get(key);
  if (!under) {
    under = load(name, lang).catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
    asked.set(key, under);
  }
  return under;
}

function catalogue(name: string): Catalogue | undefined {
  void heard.version;
  const found = catalogues[`${name}/${settings.lang}`];
  if (found) return found;
  void fetchWords(name, settings.lang).catch(() => undefined);
  return catalogues[`${name}/en`] ?? catalogues[`${name}/zh`];
}

/** The client's own words. */
export function t(key: string, args?: Record<string, Argument>): string {
  return catalogue('')?.say(key, args) ?? '';
}

/** The words of a title (which include those that every title shares). */
export function say(title: string, message: Message): string {
  return catalogue(title)?.say(message.key, message.args) ?? '';
}

/** The same in a certain language, if it has been fetched. */
export function sayIn(title: string, message: Message, lang: Lang): string {
  void heard.version;
  return catalogues[`${title}/${lang}`]?.say(message.key, message.args) ?? '';
}

/** Whether the client has words of its own for this key. */
export function tells(key: string): boolean {
  return catalogue('')?.knows(key) ?? false;
}

export function knows(title: string, key: string): boolean {
  return catalogue(title)?.knows(key) ?? false;
}

/** Every language's words: begin with a capital, as on a button; Chinese has none. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

let fontAsked = false;

/** Noto Sans SC comes in slices, by unicode range, and only when Chinese is read. */
export function fetchFont(anyway = false): void {
  if (fontAsked || (settings.lang !== 'zh' && !anyway)) return;
  fontAsked = true;
  void import('@fontsource-variable/noto-sans-sc/wght.css');
}

export async function choose(lang: Lang): Promise<void> {
  await fetchWords('', lang);
  settings.lang = lang;
}
