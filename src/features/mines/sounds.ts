import type { MinesGame } from '@generated/api/model/mines-game';

import { createSoundSwitch, playTones } from '@/shared/lib/game-sound';

/** Pitch of the switch's tone and of the first of the payout's three tones. The tone of a gem lies above it. */
const GEM_HZ = 523;
const MINE_HZ = 98;
const TONE_S = 0.18;
/** Maximum rise of the tone: a semitone per gem, up to an octave. */
const MAX_SEMITONES = 12;

/** Store of the sound switch, whose tone is played when sounds are turned on. */
export const useMinesSound = createSoundSwitch('mines-sound', [[GEM_HZ, 0, TONE_S]]);

/**
 * Plays the sound of the game after a move, if sounds are on: of its last gem, its mine, or its payout. A start and an unknown state have
 * none.
 */
export function playRoundSound({ status, revealed }: MinesGame): void {
  if (!useMinesSound.getState().isOn || (status === 'open' && revealed.length === 0)) return;
  if (status === 'lost') return playTones([[MINE_HZ, 0, TONE_S]]);
  if (status === 'open') return playTones([[GEM_HZ * 2 ** (Math.min(revealed.length, MAX_SEMITONES) / 12), 0, TONE_S]]);
  if (status === 'unknown') return;
  return playTones([
    [GEM_HZ, 0, TONE_S],
    [GEM_HZ * 1.25, 0.09, TONE_S],
    [GEM_HZ * 1.5, 0.18, TONE_S],
  ]);
}
