import type { Amount as Cents } from '../format/money';
import { formatMoney, maskedMoney } from '../format/money';
import styles from './amount.module.css';

/** Renders integer cents with tabular digits, or 'indisponível' for an unknown amount; `hidden` masks either with dots. */
export function Amount({ cents, hidden = false }: { cents: Cents; hidden?: boolean }) {
  return (
    <span className={styles.amount} translate="no">
      {hidden ? maskedMoney() : formatMoney(cents)}
    </span>
  );
}
