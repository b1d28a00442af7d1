import { SIDE } from '@/fairness/mines/odds';
import { formatCount } from '@/shared/format/number';
import { classes } from '@/shared/lib/classes';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { formatFactor } from '../round-labels';
import styles from './ladder.module.css';

interface LadderProps {
  /** Multipliers from one gem on. */
  steps: readonly number[];
  /** Number of opened gems. */
  opened: number;
}

/** Renders five multipliers near the current one, which is marked. */
export function Ladder({ steps, opened }: LadderProps) {
  const first = Math.max(0, Math.min(opened - 2, steps.length - SIDE));
  return (
    <ol className={styles.ladder} aria-label="Multiplicador por casas abertas">
      {steps.slice(first, first + SIDE).map((factor, index) => {
        const count = first + index + 1;
        return (
          <li
            key={count}
            className={classes(styles.step, count < opened && styles.passed, count === opened && styles.here)}
            aria-current={count === opened ? 'step' : undefined}
          >
            <span className={styles.count}>
              <span>{count}</span>
              <VisuallyHidden>{count === 1 ? ' casa: ' : ' casas: '}</VisuallyHidden>
            </span>
            <span className={styles.factor}>{shortFactor(factor)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Format created on first use: the data of a language takes a slow phone up to 100 ms. */
let compact: Intl.NumberFormat | undefined;

/** Formats '12,37×', '2.277×', '5,1 mi×'. */
function shortFactor(factor: number): string {
  if (factor < 1000) return formatFactor(factor);
  if (factor < 10_000) return `${formatCount(Math.floor(factor))}×`;
  compact ??= new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
  return `${compact.format(factor)}×`;
}
