import type { components } from '@generated/schema';

import type { ActivationState, BankAccount } from '../../domain/player/activation';
import type { Identity } from '../../domain/player/verification';
import { valueStore } from '../stores';

/** Player, whose money is in the account with the same id. */
export interface Player {
  id: string;
  name: string;
  /** Address in lower case. */
  email: string;
  /** Number in digits. */
  cpf: string;
  /** Number in digits, without the country code. */
  phone: string;
  /** Country code in digits, such as `55`. */
  phoneCode: string;
  /** Date of birth, YYYY-MM-DD. */
  birthday: string;
  /** Gender: 0 female, 1 male (SPEC E1); null while it is not known. */
  gender: 0 | 1 | null;
  password: string;
  /** State of the identity check. */
  verification: Identity;
  address: components['schemas']['Address'] | null;
  /** True for a politically exposed person, by own declaration. */
  isPep: boolean;
  /** True if the player wants news and offers. */
  marketingOptIn: boolean;
  /** Id of the player who invited this one. */
  referrerId: string | null;
  /** Time of the registration, in Unix ms. */
  createdAt: number;
  /** Affiliate of the registration (SPEC Q4), with its time in Unix ms. */
  affiliate?: { name: string; campaign: string | null; registeredAt: number };
  /** Account that deposits come from (SPEC Q15). */
  bankAccount?: BankAccount;
  /** True if address and bank account are required before money moves (SPEC Q15). */
  needsActivation?: boolean;
  /** True if the operator has closed the account, so that the player cannot log in (SPEC V3). */
  blocked?: boolean;
}

export type Players = ReturnType<typeof createPlayers>;

/** Creates the store of players. */
export function createPlayers() {
  const known = new Map<string, Player>();
  const listeners = new Set<(before: Player, after: Player) => void>();
  const find = (matches: (player: Player) => boolean) => [...known.values()].find(matches);

  return {
    byId: (id: string): Player | undefined => known.get(id),
    byEmail: (email: string): Player | undefined => find((player) => player.email === email.trim().toLowerCase()),
    byCpf: (digits: string): Player | undefined => find(({ cpf }) => cpf === digits),
    all: (): Player[] => [...known.values()],

    /** Stores a player, in place of one with the same id. It checks nothing and notifies no listener. */
    add(player: Player): Player {
      known.set(player.id, { ...player });
      return player;
    },

    /**
     * Replaces a player by a changed copy, which it returns, and notifies the listeners.
     * @throws Error if the player is unknown
     */
    update(id: string, change: Partial<Omit<Player, 'id'>>): Player {
      const player = known.get(id);
      if (player === undefined) throw new Error(`no player ${id}`);
      const changed = { ...player, ...change };
      known.set(id, changed);
      for (const listener of listeners) listener(player, changed);
      return changed;
    },

    /** Adds a listener. Returns an unsubscribe function. */
    subscribe(listener: (before: Player, after: Player) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Finds a player by e-mail in any case, or CPF with or without punctuation (SPEC D6). */
    byLogin(text: string): Player | undefined {
      const typed = text.trim().toLowerCase();
      const digits = typed.replace(/[.\-\s]/g, '');
      return find(({ email, cpf }) => email === typed || cpf === digits);
    },

    ...valueStore(known, ({ id }) => id),
  };
}

/** Returns the facts that decide which steps the account still needs. */
export const activationOf = ({ verification, address, bankAccount, needsActivation }: Player): ActivationState => ({
  identity: verification,
  hasAddress: address !== null,
  bankAccount: bankAccount ?? null,
  needsAll: needsActivation === true,
});
