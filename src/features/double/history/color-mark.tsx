import { COLOR_RULES, rollColor } from '@/fairness/double/rules';

import styles from './color-mark.module.css';

/** Renders the number on which the wheel stopped, with the letter of its colour. */
export function ColorMark({ roll }: { roll: number }) {
  const color = rollColor(roll);
  return (
    <span className={styles.mark} data-color={color} aria-hidden="true">
      <span>{roll}</span>
      <span className={styles.letter}>{COLOR_RULES[color].letter}</span>
    </span>
  );
}

/** Renders the mark of a voided round. */
export function VoidMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      –<span className={styles.letter}>nula</span>
    </span>
  );
}
