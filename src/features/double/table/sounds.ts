import type { Tone } from '@/shared/lib/game-sound';
import { createSoundSwitch } from '@/shared/lib/game-sound';

/** Tones of the start of a spin, of its end, and of a payout. Each has its pitch in Hz, then start and duration in seconds. */
export const TONES = {
  rolling: [
    [330, 0, 0.12],
    [440, 0.1, 0.16],
  ],
  complete: [[523, 0, 0.22]],
  win: [
    [523, 0, 0.14],
    [659, 0.12, 0.14],
    [784, 0.24, 0.28],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** Store of the sound switch, whose tone is played when sounds are turned on. */
export const useDoubleSound = createSoundSwitch('double_sound', [[660, 0, 0.05]]);
