import type { Events } from './events';
import type { Tables, Verification } from './tables';

/** A player of the stand-in. Amounts are in cents. */
export interface Player {
  id: string;
  name: string;
  email: string;
  /** Digits alone. */
  cpf: string;
  phone: string;
  birthday: string;
  /** 0 female, 1 male (SPEC E1). */
  gender: 0 | 1;
  password: string;
  verification: Verification;
  /** Real money. */
  balance: number;
  bonusMixed: number;
}

/** A bonus in rollover (SPEC E2): `required` is the turnover asked for, `wagered` what has counted of it. */
export interface Rollover {
  id: string;
  playerId: string;
  active: boolean;
  current: number;
  required: number;
  wagered: number;
  won: number;
}

/** A movement that would leave a balance below nothing. */
export class InsufficientBalance extends Error {
  override readonly name = 'InsufficientBalance';
}

export type Players = ReturnType<typeof createPlayers>;

/**
 * The players and what they hold. Every change of a balance goes through here and is heard on the player's own
 * channel (SPEC T1).
 */
export function createPlayers(tables: Tables, events: Events) {
  const byId = (id: string): Player | undefined => tables.player.findFirst({ where: { id: { equals: id } } }) ?? undefined;

  return {
    byId,
    all: (): Player[] => tables.player.getAll(),
    add: (player: Player): Player => tables.player.create({ ...player }),
    addRollover: (rollover: Rollover): Rollover => tables.rollover.create({ ...rollover }),

    /**
     * The player whom a login text names: an e-mail address in any case, or a CPF with or without punctuation (SPEC D6).
     */
    byLogin(text: string): Player | undefined {
      const typed = text.trim().toLowerCase();
      const digits = typed.replace(/[.\-\s]/g, '');
      return tables.player.getAll().find(({ email, cpf }) => email === typed || cpf === digits);
    },

    /** The bonus that a player has in rollover now. */
    rolloverOf: (playerId: string): Rollover | undefined =>
      tables.rollover.findFirst({ where: { playerId: { equals: playerId }, active: { equals: true } } }) ?? undefined,

    rolloverById: (id: string): Rollover | undefined => tables.rollover.findFirst({ where: { id: { equals: id } } }) ?? undefined,

    /**
     * Changes a balance and tells the player's channel.
     *
     * @param id whose
     * @param delta cents; negative takes away
     * @returns the player as he stands now; nothing when there is no such player
     * @throws InsufficientBalance when less than nothing would be left
     */
    moveBalance(id: string, delta: number): Player | undefined {
      const player = byId(id);
      if (player === undefined) return undefined;
      const balance = player.balance + delta;
      if (!Number.isSafeInteger(balance)) throw new RangeError(`not an amount in cents: ${String(balance)}`);
      if (balance < 0) throw new InsufficientBalance(`${id} has ${String(player.balance)} cents`);
      tables.player.update({ where: { id: { equals: id } }, data: { balance } });
      events.emit('UserUpdateEvent', id, { balance });
      return byId(id);
    },

    /** Sets how far the verification of a player is. */
    verify(id: string, verification: Verification): void {
      tables.player.update({ where: { id: { equals: id } }, data: { verification } });
    },
  };
}
