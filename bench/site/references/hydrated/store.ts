import { create } from 'zustand';

const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

interface Wallet {
  readonly cents: number;
  readonly setBalance: (cents: number) => void;
}

export const useWallet = create<Wallet>((set) => ({ cents: 12_345, setBalance: (cents) => set({ cents }) }));

export const formatBalance = (cents: number) => format.format(cents / 100);
