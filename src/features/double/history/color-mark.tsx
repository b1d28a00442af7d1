import { COLOR_RULES, rollColor } from '@/fairness/double/rules';

import styles from './color-mark.module.css';

/**
 * Renders the number on which the wheel stopped, with the letter of its colour. It is hidden from screen readers, for which the caller adds
 * a text.
 *
 * @param props.roll null for a voided round
 */
export function ColorMark({ roll }: { roll: number | null }) {
  const color = roll === null ? undefined : rollColor(roll);
  return (
    <span className={styles.mark} data-color={color} aria-hidden="true">
      <span>{roll ?? '–'}</span>
      <span className={styles.letter}>{color === undefined ? 'nula' : COLOR_RULES[color].letter}</span>
    </span>
  );
}
