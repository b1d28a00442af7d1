import { useEffect, useEffectEvent, useState } from 'react';

import type { Phase } from './phase';
import type { SoundName } from './sound';
import { isSoundWanted, keepSoundWish, play } from './sound';
import styles from './sound-toggle.module.css';

const OF_PHASE: Partial<Record<Phase, SoundName>> = { rolling: 'roll', complete: 'land' };

/**
 * Turns the sounds of the round on and off; off until the player asks for them.
 *
 * @param props.isPaid whether the player won on the round that is shown
 */
export function SoundToggle({ phase, isPaid }: { phase: Phase; isPaid: boolean }) {
  const [isOn, setIsOn] = useState(isSoundWanted);

  const sound = useEffectEvent((name: SoundName | undefined) => {
    if (isOn && name !== undefined) play(name);
  });
  useEffect(() => sound(OF_PHASE[phase]), [phase]);
  useEffect(() => sound(isPaid ? 'paid' : undefined), [isPaid]);

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => {
        keepSoundWish(!isOn);
        setIsOn(!isOn);
        if (!isOn) play('tick');
      }}
    >
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
      Som {isOn ? 'ligado' : 'desligado'}
    </button>
  );
}
