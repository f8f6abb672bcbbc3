// The tab: its title, its icon, and a notification when it is our turn and the tab is hidden.

import { settings } from './settings.svelte';
import { t } from './words.svelte';

const state = $state({ title: '', turn: false });

export const tab = {
  set title(text: string) {
    state.title = text;
  },
  set turn(mine: boolean) {
    state.turn = mine;
  },
  /** Runs in an effect of the app. */
  show(): void {
    const brand = t('brand');
    const name = state.title && state.title !== brand ? `${state.title} · ${brand}` : brand;
    document.title = state.turn ? `● ${t('your-turn')} – ${name}` : name;
    document.getElementById('icon')?.setAttribute('href', state.turn ? '/favicon-turn.svg' : '/favicon.svg');
  },
};

/** Ask the browser whether we may notify; resolves to whether we may. */
export async function allowNotes(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function note(title: string, body: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, icon: '/favicon-turn.svg', tag: 'entrepot-turn' });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** Two soft tones, only where sound was switched on. */
export function ping(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  [0, 0.14].forEach((at, i) => {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.frequency.value = i ? 660 : 495;
    level.gain.setValueAtTime(0.0001, audio.currentTime + at);
    level.gain.exponentialRampToValueAtTime(0.08, audio.currentTime + at + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.3);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.32);
  });
  setTimeout(() => void audio.close(), 800);
}
