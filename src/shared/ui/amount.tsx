import { formatMoney } from '../format/money';
import styles from './amount.module.css';

/**
 * An amount of money, its digits of equal width so that sums line up.
 *
 * @param props.cents integer cents
 * @param props.hidden whether dots stand in its place
 */
export function Amount({ cents, hidden = false }: { cents: number; hidden?: boolean }) {
  return <span className={styles.amount}>{hidden ? 'R$\u00a0••••' : formatMoney(cents)}</span>;
}
