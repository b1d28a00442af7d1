import { useEffect, useEffectEvent } from 'react';

import type { Tone } from '@/shared/lib/game-sound';
import { playTones } from '@/shared/lib/game-sound';

import type { Phase } from './phase';
import styles from './sound-toggle.module.css';
import { TONES, useDoubleSound } from './sounds';

const TONES_BY_PHASE: Partial<Record<Phase, readonly Tone[]>> = { rolling: TONES.rolling, complete: TONES.complete };

/**
 * Renders the sound switch, and plays the sounds of a spin, of its end and of a payout.
 *
 * @param props.isPaid true while the table shows a result that pays the player anything
 */
export function SoundToggle({ phase, isPaid }: { phase: Phase; isPaid: boolean }) {
  const { isOn, toggle } = useDoubleSound();

  const play = useEffectEvent((tones: readonly Tone[] | undefined) => {
    if (isOn && tones !== undefined) playTones(tones);
  });
  useEffect(() => play(TONES_BY_PHASE[phase]), [phase]);
  useEffect(() => play(isPaid ? TONES.win : undefined), [isPaid]);

  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={toggle}>
      <svg
        aria-hidden="true"
        width={20}
        height={20}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4.5 9.5v5h3.5l5 4v-13l-5 4z" />
        <path d={isOn ? 'M16.2 9a4.2 4.2 0 0 1 0 6M18.6 6.5a7.8 7.8 0 0 1 0 11' : 'M16.5 9.8l4.4 4.4M20.9 9.8l-4.4 4.4'} />
      </svg>
      <span>{`Som ${isOn ? 'ligado' : 'desligado'}`}</span>
    </button>
  );
}
