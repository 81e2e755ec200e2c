/**
 * Our own sounds, made on the spot: a knock for dice, a coin for money, a mug for beer, a breath when it is your turn.
 */
export type Sound = 'knock' | 'coin' | 'mug' | 'breath';

let context: AudioContext | null = null;

let volume = 1; // of what is being made, from 0 to 1

export function play(sound: Sound, loudness: number): void {
  volume = loudness;
  try {
    context ??= new AudioContext();
  } catch {
    return; // a device without sound
  }
  if (context.state === 'suspended' || volume === 0) return; // before the first click no page may make a sound
  const now = context.currentTime;
  if (sound === 'knock') [0, 0.05, 0.09].forEach((late, place) => noise(now + late, 0.06, 900 - 180 * place, 0.25));
  else if (sound === 'coin') [1568, 2093].forEach((pitch, place) => tone(now + 0.07 * place, 0.22, pitch, 0.06));
  else if (sound === 'mug') [520, 660].forEach((pitch, place) => tone(now + 0.03 * place, 0.3, pitch, 0.08));
  else noise(now, 0.5, 500, 0.06);
}

/** The first click or key allows sound from then on. */
export function allowSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

function tone(start: number, seconds: number, pitch: number, loud: number): void {
  const oscillator = context!.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  oscillator.connect(fading(start, seconds, loud));
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function noise(start: number, seconds: number, pitch: number, loud: number): void {
  const length = Math.ceil(context!.sampleRate * seconds);
  const buffer = context!.createBuffer(1, length, context!.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = Math.random() * 2 - 1;
  const source = context!.createBufferSource();
  source.buffer = buffer;
  const filter = context!.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(start, seconds, loud));
  source.start(start);
}

function fading(start: number, seconds: number, loud: number): AudioNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(context!.destination);
  return gain;
}
