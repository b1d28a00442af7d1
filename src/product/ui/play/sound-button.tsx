import type { SoundSwitch } from '@/shared/lib/game-sound';

import styles from './sound-button.module.css';

/** Renders the sound switch of a game. */
export function SoundButton({ isOn, toggle }: SoundSwitch) {
  return (
    <button type="button" className={styles.sound} aria-pressed={isOn} onClick={toggle}>
      <svg className={styles.speaker} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d="M4.5 9.5v5h3.5l5 4v-13l-5 4z" />
        <path d={isOn ? 'M16.2 9a4.2 4.2 0 0 1 0 6M18.6 6.5a7.8 7.8 0 0 1 0 11' : 'M16.5 9.8l4.4 4.4M20.9 9.8l-4.4 4.4'} />
      </svg>
      <span>Som</span>
    </button>
  );
}
