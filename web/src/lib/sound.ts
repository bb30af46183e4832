/** Short tones, made here; never the only sign of anything. */
import { prefs } from './prefs.svelte';
import { say } from './words.svelte';

let context: AudioContext | null = null;

export function tone(kind: 'turn' | 'chat' | 'end'): void {
  // Before the first gesture a browser stays silent, and says so in its console.
  if (!prefs.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    const notes = { turn: [392, 523], chat: [660], end: [392, 494, 587] }[kind];
    notes.forEach((pitch, at) => pluck(context as AudioContext, pitch, at * 0.16));
  } catch {
    // No sound device: the page says it in words anyway.
  }
}

function pluck(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + 0.55);
}

/** A notice of the system, by preference, when the page is out of sight. */
export function notice(game: string): void {
  if (!prefs.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(say('page-your-turn'), { body: game, tag: 'kylix' });
    shown.onclick = () => focus();
  } catch {
    // Some phones allow notices from service workers only.
  }
}

/** Whether notices are possible here, and nobody has decided about them. */
export const canOfferNotice = (): boolean => 'Notification' in window && Notification.permission === 'default';

/** Whether notices are allowed; asks the person if that was never decided. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

const still = document.querySelector<HTMLLinkElement>('#favicon')?.href ?? '';
const DOT = "%3Ccircle cx='25' cy='7' r='7' fill='%23f7c948' stroke='%231c110b' stroke-width='2'/%3E%3C/svg%3E";

/** The picture in the tab has a dot when it is one's turn. */
export function markIcon(turn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('#favicon');
  if (icon) icon.href = turn ? still.replace('%3C/svg%3E', DOT) : still;
}
