import type { QueryClient } from '@tanstack/react-query';

import type { World } from '../../mocks/db/world';
import { couponKind, couponRequests } from '../../src/features/bonuses/coupons/apply-coupon';
import { activateRequests, excludeRequests } from '../../src/features/bonuses/bonus-change-requests';
import { REDEEM_KIND, redeemRequests } from '../../src/features/bonuses/redeem-operation';
import { placeBetRequests, cancelBetRequests } from '../../src/features/double/bet/bet-operation';
import { optInRequests } from '../../src/features/promotions/player-opt-in';
import { depositRequests } from '../../src/features/wallet/deposit/deposit-operation';
import { cancellationRequests, withdrawalRequests } from '../../src/features/wallet/withdraw/withdraw-operation';
import type { MoneyRequests } from '../../src/product/money/money-requests';
import type { Prng } from './prng';

/** Id of the demo player who plays. */
export const PLAYER = 'usr_1';

/** Operation that is possible now, with the name under which the site stores it. */
export interface Draft {
  readonly name: string;
  readonly body: object;
}

/** Kind of money operation: how it is drawn, sent and recognized. */
interface OperationKind {
  /** Draws an operation that is possible now, and does not start it; undefined if there is none. @param pixKey id of the player's PIX key */
  readonly draft: (world: World, prng: Prng, pixKey: string) => Draft | undefined;
  /** Returns the requests of an operation. @param name name under which it is stored, which may contain an id */
  readonly requests: (client: QueryClient, name: string) => MoneyRequests<never, unknown>;
  /** Returns the effect of an outcome, as `effectsOn` names it. */
  readonly effect: (outcome: unknown, name: string) => string;
}

const idOf = (outcome: unknown): string => {
  const { id = '', transaction_id: transaction = '' } = outcome as { id?: string; transaction_id?: string };
  return transaction || id;
};
const lastWord = (name: string) => name.split(' ').at(-1) ?? '';
const account = (world: World) => world.accounts.get(PLAYER);
const held = (world: World) => account(world).wallet.bonuses.filter(({ status }) => status === 'held');
/** Checks that the types of one kind fit together, and then hides them, so that all kinds fit into one table. */
const kind = <Body, Outcome>(one: {
  draft: OperationKind['draft'];
  requests: (client: QueryClient, name: string) => MoneyRequests<Body, Outcome>;
  effect: OperationKind['effect'];
}): OperationKind => one as unknown as OperationKind;

/** All kinds of money operations, by the first word of the names under which the site stores them. */
export const KINDS = {
  deposit: kind({
    draft: (_, prng) => ({ name: 'deposit', body: { amount: prng.pick([1000, 2000]), method: 'pix' } }),
    requests: (client) => depositRequests(client),
    effect: idOf,
  }),
  withdraw: kind({
    draft: (_, prng, pixKey) => ({ name: 'withdraw', body: { amount: prng.pick([1000, 2000]), pix_key_id: pixKey } }),
    requests: () => withdrawalRequests,
    effect: idOf,
  }),
  cancel: kind({
    draft: (world) => {
      const open = [...account(world).withdrawals.values()].find(({ status }) => status === 'pending');
      return open && { name: `cancel ${open.id}`, body: {} };
    },
    requests: (_, name) => cancellationRequests(lastWord(name)),
    effect: (outcome) => `cancelled ${idOf(outcome)}`,
  }),
  coupon: kind({
    draft: (_, prng) => {
      const code = prng.pick(['GIRO10', 'BEMVINDO', 'NADA']);
      return { name: couponKind(code), body: { code } };
    },
    requests: (client) => couponRequests(client),
    effect: (outcome) => `coupon ${(outcome as { coupon: { code: string } }).coupon.code}`,
  }),
  activate: kind({
    draft: (world) => {
      const waiting = held(world).find(({ active }) => !active);
      return waiting && { name: `activate ${waiting.id}`, body: { bonus: waiting.id } };
    },
    requests: () => activateRequests(),
    effect: (_, name) => name,
  }),
  redeem: kind({
    draft: (world, prng) => {
      const bonuses = held(world);
      const bonus = bonuses[prng.integer(0, bonuses.length - 1)];
      return bonus && { name: REDEEM_KIND, body: { bonus: bonus.id } };
    },
    requests: () => redeemRequests(1),
    effect: (outcome) => `redeem ${(outcome as { bonus: string }).bonus}`,
  }),
  exclude: kind({
    draft: (world, prng) => {
      const bonuses = held(world);
      const bonus = bonuses[prng.integer(0, bonuses.length - 1)];
      return bonus && { name: `exclude ${bonus.id}`, body: { bonus: bonus.id, expires_at: null } };
    },
    requests: (client) => excludeRequests(client),
    effect: (_, name) => name,
  }),
  'opt-in': kind({
    draft: (world, prng) => {
      const running = world.promotions.running();
      const promotion = running[prng.integer(0, running.length - 1)];
      return promotion && { name: `opt-in ${promotion.id}`, body: { promotion: promotion.id } };
    },
    requests: (_, name) => optInRequests(lastWord(name)),
    effect: (_, name) => name,
  }),
  double: kind({
    draft: (world, prng) => {
      const { id, status } = world.double.current();
      if (status !== 'waiting') return undefined;
      return { name: 'double', body: { round_id: id, color: prng.pick(['red', 'black']), amount: prng.pick([100, 200]) } };
    },
    requests: () => placeBetRequests,
    effect: idOf,
  }),
  'double-cancel': kind({
    draft: (world) => {
      const round = world.double.current();
      const bet = world.double.bets(PLAYER, round.id).find(({ status }) => status === 'open');
      if (bet === undefined || round.status !== 'waiting') return undefined;
      return { name: 'double-cancel', body: { bet_id: bet.id, round_id: round.id, color: bet.color, amount: bet.amount } };
    },
    requests: () => cancelBetRequests,
    effect: (outcome) => `cancelled ${idOf(outcome)}`,
  }),
} as const;

export type KindName = keyof typeof KINDS;

/** Returns the kind of an operation. @throws Error for an unknown name */
export function kindOf(name: string): OperationKind {
  const word = name.split(' ')[0] ?? '';
  const found = Object.entries(KINDS).find(([key]) => key === word);
  if (found === undefined) throw new Error(`no kind of operation has the name ${name}`);
  return found[1];
}

/**
 * Returns all effects on the server, named as by `effect`.
 *
 * @param isDone returns true if a request, such as `POST /api/redeem/1`, was executed with success
 */
export function effectsOn(world: World, isDone: (path: string) => boolean): string[] {
  const { withdrawals, coupons, wallet } = account(world);
  const bets = world.double.bets(PLAYER);
  return [
    ...world.cashier.deposits().map(({ id }) => id),
    ...[...withdrawals.values()].map(({ id }) => id),
    ...[...withdrawals.values()].filter(({ status }) => status === 'cancelled').map(({ id }) => `cancelled ${id}`),
    ...coupons.filter(({ appliedAt }) => appliedAt !== null).map(({ coupon }) => `coupon ${coupon.code}`),
    ...bets.map(({ id }) => id),
    ...bets.filter(({ status }) => status === 'cancelled').map(({ id }) => `cancelled ${id}`),
    ...wallet.bonuses.flatMap(({ id }) => [
      ...(isDone(`POST /api/active/${id}`) ? [`activate ${id}`] : []),
      ...(isDone(`POST /api/redeem/${id}`) ? [`redeem ${id}`] : []),
      ...(isDone(`DELETE /api/bonus/${id}`) ? [`exclude ${id}`] : []),
    ]),
    ...world.promotions
      .running()
      .filter(({ id }) => world.promotions.hasJoined(PLAYER, id))
      .map(({ id }) => `opt-in ${id}`),
  ];
}
