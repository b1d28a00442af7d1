import { create } from 'zustand';

const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

interface Wallet {
  readonly cents: number;
  readonly setBalance: (cents: number) => void;
}

/** Store of the balance in cents, which a real site would fill from its backend. The first balance is that of the prerendered HTML. */
export const useWallet = create<Wallet>((set) => ({ cents: 12_345, setBalance: (cents) => set({ cents }) }));

/** Formats cents: `R$ 123,45`, with a no-break space. */
export const formatBalance = (cents: number) => format.format(cents / 100);
