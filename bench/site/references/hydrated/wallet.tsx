import { useWallet } from './store';

/**
 * Renders a page in a chunk of its own, which is loaded only when the player opens the wallet. Its button sets the balance to
 * zero.
 */
export function Wallet() {
  const setBalance = useWallet((state) => state.setBalance);
  return (
    <main>
      <h1>Carteira</h1>
      <button className="button" onClick={() => setBalance(0)}>
        Sacar
      </button>
    </main>
  );
}
