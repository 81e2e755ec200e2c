/**
 * Our own sounds, made on the spot from tones and noise. Each belongs to a kind that has a volume of its own; before
 * the first press a page makes none.
 */
import { settings, type SoundKind } from './settings.svelte';

export type Sound =
  | 'felt' // a die falls on the table
  | 'clack' // two dice meet
  | 'place' // dice are put down
  | 'card'
  | 'note' // somebody gets money
  | 'mug'
  | 'lantern'
  | 'tie'
  | 'win'
  | 'end'
  | 'turn' // it is your turn
  | 'missing'; // the table waits for somebody who is gone
export type Room = 'casino' | 'mine';

const KINDS: Record<Sound, SoundKind> = {
  felt: 'dice',
  clack: 'dice',
  place: 'dice',
  card: 'dice',
  note: 'gains',
  mug: 'gains',
  lantern: 'gains',
  tie: 'gains',
  win: 'gains',
  end: 'gains',
  turn: 'calls',
  missing: 'calls',
};
const ROOMS: Record<Room, { type: BiquadFilterType; pitch: number; slow: number }> = {
  casino: { type: 'bandpass', pitch: 320, slow: 0.13 },
  mine: { type: 'lowpass', pitch: 190, slow: 0.07 },
};
const QUIET = 0.03; // a room at full volume
const TWICE = 0.03; // seconds; a repetition within them is not heard as a sound of its own
const NOISE = 1.5; // seconds of noise, which is looped
const SOFT = 0.0001; // an exponential fade cannot reach 0

let context: AudioContext | null = null;
let white: AudioBuffer | null = null;
let loud = 1; // of the sound being made, from 0 to 1
let room: Room | null = null; // the room of the table that is open
let heard: { gain: GainNode; stop: () => void } | null = null; // of the room
const last: Partial<Record<Sound, number>> = {};

/** Make a sound; `strength` from 0 to 1: how hard a die hits. */
export function play(sound: Sound, strength = 1): void {
  const volume = settings.sound ? settings.volumes[KINDS[sound]] : 0;
  if (volume === 0 || context?.state !== 'running') return;
  const now = context.currentTime;
  if (now - (last[sound] ?? -1) < TWICE) return;
  last[sound] = now;
  loud = volume * strength;
  MAKE[sound](now);
}

/** Browsers allow sound from the first click or key on. */
export function allowSound(): void {
  const wake = (): void => {
    try {
      context ??= new AudioContext();
    } catch {
      return; // this device has no sound
    }
    void context.resume().then(() => enterRoom(room));
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

const MAKE: Record<Sound, (now: number) => void> = {
  felt: (now) => {
    noise(now, 0.07, 'lowpass', 420, 0.5);
    tone(now, 0.05, 'sine', 150, 0.18);
  },
  clack: (now) => {
    noise(now, 0.022, 'bandpass', 3100, 0.34);
    tone(now, 0.03, 'sine', 1900, 0.08);
  },
  place: (now) => [0, 0.05, 0.09].forEach((late, each) => noise(now + late, 0.05, 'bandpass', 900 - 180 * each, 0.25)),
  card: (now) => noise(now, 0.09, 'highpass', 2400, 0.07),
  note: (now) => {
    noise(now, 0.12, 'highpass', 3200, 0.05);
    [1568, 2093].forEach((pitch, each) => tone(now + 0.06 + 0.06 * each, 0.2, 'triangle', pitch, 0.05));
  },
  mug: (now) => [520, 660].forEach((pitch, each) => tone(now + 0.03 * each, 0.3, 'triangle', pitch, 0.08)),
  lantern: (now) => [880, 1318].forEach((pitch, each) => tone(now + 0.05 * each, 0.9, 'sine', pitch, 0.06)),
  tie: (now) => [247, 233].forEach((pitch, each) => tone(now + 0.11 * each, 0.26, 'triangle', pitch, 0.09)),
  win: (now) => [523, 659, 784, 1047].forEach((pitch, each) => tone(now + 0.13 * each, 0.7, 'triangle', pitch, 0.08)),
  end: (now) => [523, 392].forEach((pitch, each) => tone(now + 0.2 * each, 0.7, 'sine', pitch, 0.06)),
  turn: (now) => {
    noise(now, 0.5, 'bandpass', 500, 0.06);
    tone(now + 0.05, 0.45, 'sine', 587, 0.04);
  },
  missing: (now) => [330, 330].forEach((pitch, each) => tone(now + 0.28 * each, 0.22, 'sine', pitch, 0.05)),
};

/** Play the quiet room of a game until it is left (null). */
export function enterRoom(name: Room | null): void {
  heard?.stop();
  room = name;
  heard = name !== null && context?.state === 'running' ? roomOf(name, context) : null;
  adjustRoom();
}

/** Apply the chosen volume. */
export function adjustRoom(): void {
  const volume = settings.sound ? settings.volumes.room : 0;
  heard?.gain.gain.setTargetAtTime(QUIET * volume + SOFT, context!.currentTime, 0.4);
}

/** Low noise that swells slowly: voices far away, or the wind in a shaft. */
function roomOf(name: Room, from: AudioContext): { gain: GainNode; stop: () => void } {
  const [gain, filter, source] = [from.createGain(), from.createBiquadFilter(), from.createBufferSource()];
  const [swell, depth] = [from.createOscillator(), from.createGain()];
  const { type, pitch, slow } = ROOMS[name];
  gain.gain.value = SOFT;
  filter.type = type;
  filter.frequency.value = pitch;
  source.buffer = whiteNoise(from);
  source.loop = true;
  swell.frequency.value = slow;
  depth.gain.value = pitch * 0.3;
  swell.connect(depth).connect(filter.frequency);
  source.connect(filter).connect(gain).connect(from.destination);
  source.start();
  swell.start();
  return {
    gain,
    stop: () => {
      source.stop();
      swell.stop();
      gain.disconnect();
    },
  };
}

function tone(start: number, seconds: number, type: OscillatorType, pitch: number, strength: number): void {
  const oscillator = context!.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(start, seconds, strength));
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function noise(start: number, seconds: number, type: BiquadFilterType, pitch: number, strength: number): void {
  const source = context!.createBufferSource();
  source.buffer = whiteNoise(context!);
  const filter = context!.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(start, seconds, strength));
  source.start(start, Math.random() * (NOISE - seconds), seconds);
}

function whiteNoise({ sampleRate }: AudioContext): AudioBuffer {
  if (white) return white;
  white = new AudioBuffer({ length: Math.ceil(sampleRate * NOISE), sampleRate });
  const samples = white.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return white;
}

function fading(start: number, seconds: number, strength: number): AudioNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(Math.max(SOFT, strength * loud), start);
  gain.gain.exponentialRampToValueAtTime(SOFT, start + seconds);
  gain.connect(context!.destination);
  return gain;
}
