/** Sounds made in the page, no files: stone, dice, a drip now and then, a low bell on your turn. Silent until asked for. */

import { settings } from './settings.svelte';

export type Sound = 'stone' | 'dice' | 'drip' | 'bell';

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function air(): AudioContext | null {
  if (!settings.sound || !('AudioContext' in window)) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume(); // a browser lets sound begin after the first click only
  return context;
}

/** A tone that is struck and dies away. */
function tone(
  from: AudioContext,
  at: number,
  pitch: number,
  fall: number,
  length: number,
  loud: number,
): void {
  const [voice, volume] = [from.createOscillator(), from.createGain()];
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * fall, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(volume).connect(from.destination);
  voice.start(at);
  voice.stop(at + length + 0.05);
}

/** A short rush of noise around one pitch: grit, a die on wood. */
function grit(from: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  if (!hiss) {
    hiss = from.createBuffer(1, from.sampleRate, from.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  }
  const [noise, band, volume] = [from.createBufferSource(), from.createBiquadFilter(), from.createGain()];
  noise.buffer = hiss;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.4;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  noise.connect(band).connect(volume).connect(from.destination);
  noise.start(at, Math.random() * 0.5, length + 0.05);
}

const SOUNDS: Record<Sound, (from: AudioContext, at: number) => void> = {
  stone: (from, at) => {
    grit(from, at, 240, 0.22, 0.5);
    tone(from, at, 95, 0.6, 0.16, 0.25);
  },
  dice: (from, at) => {
    for (const [after, pitch] of [
      [0, 2100],
      [0.09, 1700],
      [0.16, 2400],
      [0.27, 1500],
      [0.4, 1900],
    ] as const)
      grit(from, at + after, pitch, 0.05, 0.35);
  },
  drip: (from, at) => {
    tone(from, at, 900, 1.7, 0.09, 0.06);
    tone(from, at + 0.16, 1300, 1.4, 0.07, 0.025);
  },
  bell: (from, at) => {
    for (const [times, loud] of [
      [1, 0.22],
      [2.01, 0.1],
      [2.99, 0.05],
      [4.2, 0.03],
    ] as const)
      tone(from, at, 146.8 * times, 0.995, 2.6 / times ** 0.4, loud);
  },
};

export function play(sound: Sound): void {
  const from = air();
  if (from) SOUNDS[sound](from, from.currentTime + 0.01);
}
