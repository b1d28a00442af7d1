import styles from './early-balance.module.css';

/**
 * Renders the place in the prerendered header into which a script of the page's head writes a player's balance. React leaves
 * the text there.
 */
export function EarlyBalancePlace() {
  return (
    <span className={styles.place} data-balance suppressHydrationWarning>
      {''}
    </span>
  );
}

/** Renders the balance that the script of the page's head has fetched, in the player's header, until the response is validated. */
export function EarlyBalance({ text }: { text: string }) {
  return <span className={styles.balance}>{text}</span>;
}
