import { create } from 'zustand';

import type { MinesGame } from '@generated/api/model/mines-game';

const KEY = 'mines-sound';

interface SoundState {
  /** Off until the player turns it on. */
  on: boolean;
  toggle: () => void;
}

/** Whether the game makes sounds; the choice outlives the visit. */
export const useSound = create<SoundState>((set, get) => ({
  on: remembered(),
  toggle: () => {
    const on = !get().on;
    remember(on);
    set({ on });
    if (on) play([[GEM, 0]]);
  },
}));

// Storage may be blocked: the choice then lasts as long as the page.
function remember(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    return;
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** In Hz. A gem is higher the more of them are open, up to an octave. */
const GEM = 523;
const MINE = 98;
const LENGTH = 0.18;
const LOUDNESS = 0.06;

/** Sounds how a move came out, where the player wants to hear it. */
export function soundRound({ status, revealed }: MinesGame): void {
  if (!useSound.getState().on || (status === 'open' && revealed.length === 0)) return;
  if (status === 'lost') return play([[MINE, 0]]);
  if (status === 'open') return play([[GEM * 2 ** (Math.min(revealed.length, 12) / 12), 0]]);
  return play([
    [GEM, 0],
    [GEM * 1.25, 0.09],
    [GEM * 1.5, 0.18],
  ]);
}

let context: AudioContext | undefined;

function play(tones: readonly (readonly [hertz: number, after: number])[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const [hertz, after] of tones) tone(context, hertz, context.currentTime + after);
}

function tone(context: AudioContext, hertz: number, at: number): void {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = hertz < 200 ? 'triangle' : 'sine';
  voice.frequency.setValueAtTime(hertz, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + LENGTH);
}
