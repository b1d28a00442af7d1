import { formatMoney } from '../format/money';
import styles from './amount.module.css';

/**
 * Renders an amount with tabular digits, so that amounts align.
 *
 * @param props.cents integer cents
 * @param props.hidden masks the amount with dots
 */
export function Amount({ cents, hidden = false }: { cents: number; hidden?: boolean }) {
  return <span className={styles.amount}>{hidden ? 'R$\u00a0••••' : formatMoney(cents)}</span>;
}
