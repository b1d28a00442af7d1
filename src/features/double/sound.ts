const KEY = 'double_sound';

/** A tone: its pitch in Hz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, from: number, lasts: number];

const TONES = {
  tick: [[660, 0, 0.05]],
  roll: [
    [330, 0, 0.12],
    [440, 0.1, 0.16],
  ],
  land: [[523, 0, 0.22]],
  paid: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.28],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof TONES;

const LOUDNESS = 0.06;

/** Whether the player wants sound: not until he says so. */
export function isSoundWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Keeps the player's wish on this device. */
export function keepSoundWish(isWanted: boolean): void {
  try {
    localStorage.setItem(KEY, isWanted ? 'on' : 'off');
  } catch {
    // Where nothing is kept, the wish lasts as long as the page.
  }
}

let context: AudioContext | null = null;

/** Plays soft tones, made here: nothing is loaded. Without WebAudio, or before the page was touched, it stays silent. */
export function play(name: SoundName): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, from, lasts] of TONES[name]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const start = currentTime + from;
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    oscillator.connect(gain).connect(destination);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
}
