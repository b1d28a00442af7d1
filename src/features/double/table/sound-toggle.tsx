import { useEffect, useEffectEvent } from 'react';

import type { Tone } from '@/shared/lib/game-sound';
import { playTones } from '@/shared/lib/game-sound';
import { SoundButton } from '@/product/ui/play/sound-button';

import type { Phase } from './phase';
import { TONES, useDoubleSound } from './sounds';

const TONES_BY_PHASE: Partial<Record<Phase, readonly Tone[]>> = { rolling: TONES.rolling, complete: TONES.complete };

/**
 * Renders the sound switch, and plays the sounds of a spin, of its end and of a payout.
 *
 * @param props.isPaid true while the table shows a result that pays the player anything
 */
export function SoundToggle({ phase, isPaid }: { phase: Phase; isPaid: boolean }) {
  const sound = useDoubleSound();

  const play = useEffectEvent((tones: readonly Tone[] | undefined) => {
    if (sound.isOn && tones !== undefined) playTones(tones);
  });
  useEffect(() => play(TONES_BY_PHASE[phase]), [phase]);
  useEffect(() => play(isPaid ? TONES.win : undefined), [isPaid]);

  return <SoundButton {...sound} />;
}
