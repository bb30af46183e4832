/** Sounds, made here out of tones and noise; never the only sign of anything. */
import { prefs } from './prefs.svelte';
import { say } from './words.svelte';

let context: AudioContext | null = null;

/** A voice: when it begins, how long it rings, how loud; pitch for a tone, `to` where it glides, `noise` for the pass band of a hiss. */
interface Voice {
  at: number;
  long: number;
  loud: number;
  pitch?: number;
  to?: number;
  wave?: OscillatorType;
  noise?: number;
}

const pluck = (pitch: number, at: number): Voice => ({ at, long: 0.5, loud: 0.18, pitch, wave: 'triangle' });
const knock = (pitch: number, at: number, loud = 0.22): Voice => ({ at, long: 0.07, loud, pitch, to: pitch * 0.6, wave: 'square' });
const hiss = (noise: number, at: number, long: number, loud: number): Voice => ({ at, long, loud, noise });

/** Every sound that the page can make; each has a switch of its own. */
export const SOUNDS = {
  turn: [pluck(392, 0), pluck(523, 0.16)],
  chat: [pluck(660, 0)],
  end: [pluck(392, 0), pluck(494, 0.16), pluck(587, 0.32)],
  /** A card or a piece goes from one place to another. */
  card: [hiss(2400, 0, 0.12, 0.1)],
  /** Wood on wood, one after the other. */
  throw: [0, 0.07, 0.13, 0.22, 0.3, 0.41].map((at, i) => knock(340 + ((i * 97) % 210), at, 0.14)),
  /** Something heavy is put in its place. */
  build: [{ at: 0, long: 0.22, loud: 0.4, pitch: 130, to: 60, wave: 'sine' as const }, hiss(500, 0, 0.1, 0.16)],
  /** A blow from the sky or from the sea. */
  strike: [hiss(260, 0, 0.55, 0.5), hiss(1400, 0, 0.08, 0.22), { at: 0, long: 0.4, loud: 0.3, pitch: 90, to: 40, wave: 'sine' as const }],
  points: [pluck(784, 0), pluck(1047, 0.07)],
} satisfies Record<string, Voice[]>;
export type Sound = keyof typeof SOUNDS;

/** The least time between two sounds of a kind, in milliseconds: many at once would only be loud. */
const APART = 90;
const last: Partial<Record<Sound, number>> = {};
/** A sound is put together when what it belongs to is on the screen; nobody hears so many milliseconds. */
const AFTER = 30;

export function tone(kind: Sound): void {
  // Before the first gesture a browser stays silent, and says so in its console.
  if (!prefs.sound || prefs.silent.includes(kind) || navigator.userActivation?.hasBeenActive === false) return;
  const now = Date.now();
  if (Math.abs(now - (last[kind] ?? 0)) < APART) return;
  last[kind] = now;
  setTimeout(() => play(SOUNDS[kind]), AFTER);
}

function play(voices: Voice[]): void {
  try {
    context ??= new AudioContext();
    for (const voice of voices) sound(context, voice);
  } catch {
    // No sound device: the page says it in words anyway.
  }
}

function sound(audio: AudioContext, voice: Voice): void {
  const start = audio.currentTime + voice.at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(voice.loud, start + Math.min(0.02, voice.long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + voice.long);
  volume.connect(audio.destination);
  const source = voice.noise ? hissing(audio, voice.noise, volume) : ringing(audio, voice, start, volume);
  source.start(start);
  source.stop(start + voice.long + 0.05);
}

function ringing(audio: AudioContext, { pitch = 440, to, wave = 'triangle', long }: Voice, start: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(out);
  return source;
}

let white: AudioBuffer | null = null;

function hissing(audio: AudioContext, pitch: number, out: AudioNode): AudioScheduledSourceNode {
  if (!white) {
    white = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = white.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = white;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(out);
  return source;
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
