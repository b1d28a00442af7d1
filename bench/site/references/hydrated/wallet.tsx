// Separate chunk: loaded only when the player opens the wallet.
import { useWallet } from './store';

/** Renders a page that loads as a chunk of its own, with a button that sets the balance to zero. */
export function Wallet() {
  const receive = useWallet((state) => state.receive);
  return (
    <main>
      <h1>Carteira</h1>
      <button className="button" onClick={() => receive(0)}>
        Sacar
      </button>
    </main>
  );
}
