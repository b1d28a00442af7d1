import { COLOR_RULES, rollColor } from '../rules';
import styles from './history-row.module.css';

export function ColorMark({ roll }: { roll: number }) {
  const color = rollColor(roll);
  return (
    <span className={styles.mark} data-color={color} aria-hidden="true">
      {roll}
      <span className={styles.letter}>{COLOR_RULES[color].letter}</span>
    </span>
  );
}
