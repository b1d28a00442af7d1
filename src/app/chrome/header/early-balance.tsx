import styles from './early-balance.module.css';

/** The place in the prerendered header where the page's head writes a player's balance. React leaves the text there. */
export function EarlyBalancePlace() {
  return (
    <span className={styles.place} data-balance suppressHydrationWarning>
      {''}
    </span>
  );
}

/** Renders the amount of the page's head in the player's header, until the response is validated. */
export function EarlyBalance({ text }: { text: string }) {
  return <span className={styles.balance}>{text}</span>;
}
