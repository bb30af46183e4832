/** Short tones, made here; never the only sign of anything. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

export function tone(kind: 'turn' | 'chat' | 'end'): void {
  if (!prefs.sound) return;
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
