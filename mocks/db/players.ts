import type { components } from '@generated/schema';

import type { Identity } from '../domain/verification';

/** A player of the stand-in. What belongs to the player's money is in the account of the same id. */
export interface Player {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Digits alone. */
  cpf: string;
  /** Digits alone, without the country code. */
  phone: string;
  phoneCode: string;
  birthday: string;
  /** 0 female, 1 male (SPEC E1); null until the player says. */
  gender: 0 | 1 | null;
  password: string;
  verification: Identity;
  address: components['schemas']['Address'] | null;
  isPep: boolean;
  marketingOptIn: boolean;
  /** Who invited the player. */
  referrerId: string | null;
  /** In milliseconds since 1970. */
  createdAt: number;
  /** Whether the house closed the account: such a player cannot log in (SPEC V3). */
  blocked?: boolean;
}

export type Players = ReturnType<typeof createPlayers>;

/** The players, by id and by what they log in with. */
export function createPlayers() {
  const known = new Map<string, Player>();
  const listeners = new Set<(before: Player, after: Player) => void>();
  const first = (fits: (player: Player) => boolean) => [...known.values()].find(fits);

  return {
    byId: (id: string): Player | undefined => known.get(id),
    byEmail: (email: string): Player | undefined => first((player) => player.email === email.trim().toLowerCase()),
    byCpf: (digits: string): Player | undefined => first(({ cpf }) => cpf === digits),
    all: (): Player[] => [...known.values()],

    add(player: Player): Player {
      known.set(player.id, { ...player });
      return player;
    },

    /** Changes fields of a player who is known. */
    update(id: string, change: Partial<Omit<Player, 'id'>>): Player {
      const player = known.get(id);
      if (player === undefined) throw new Error(`no player ${id}`);
      const changed = { ...player, ...change };
      known.set(id, changed);
      for (const listener of listeners) listener(player, changed);
      return changed;
    },

    /** Hears every change of a player from now on. The answer ends it. */
    subscribe(listener: (before: Player, after: Player) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * The player whom a login text names: an e-mail address in any case, or a CPF with or without punctuation (SPEC D6).
     */
    byLogin(text: string): Player | undefined {
      const typed = text.trim().toLowerCase();
      const digits = typed.replace(/[.\-\s]/g, '');
      return first(({ email, cpf }) => email === typed || cpf === digits);
    },

    /** Puts players in the place of all there are. */
    replace(players: readonly Player[]): void {
      known.clear();
      for (const player of players) known.set(player.id, { ...player });
    },
  };
}
