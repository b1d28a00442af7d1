import type { components } from '@generated/schema';

import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import { computeRoll, rollColor } from '../../domain/double/double';
import { WAITING_MS } from '../../domain/double/double-clock';
import { signBetReceipt } from '../../domain/double/double-receipts';
import { seedHash } from '../../domain/fairness';
import type { Cheat, CheatCall } from './cheat';
import { answering, each } from './cheat';

type Schemas = components['schemas'];
// Round, bet and configuration as the cheating operator states them.
export type SaidRound = Schemas['DoubleRound'];
export type SaidBet = Schemas['DoubleBet'];
export type SaidConfig = Schemas['DoubleConfig'];

/** Operations whose responses have rounds. */
const ROUND_CALLS = ['getCurrentDoubleRound', 'getDoubleRound', 'listDoubleHistory'] as const;

/** Returns true for rounds that opened after the cheat was switched on. */
function isCheated(world: World, { betting_ends_at }: SaidRound): boolean {
  const since = world.cheats.active('double')?.since ?? Number.POSITIVE_INFINITY;
  return Date.parse(betting_ends_at) - WAITING_MS >= since;
}

/**
 * Returns a round as if it had other seeds, with the roll that follows from them. An omitted seed stays, the hash of the server seed
 * always stays, and secrets of an open round stay secret.
 */
export function withSeeds(
  round: SaidRound,
  { server = round.server_seed, pub = round.public_seed }: { server?: string | null; pub?: string },
) {
  const said = { ...round, public_seed: pub, server_seed: round.server_seed === null ? null : server };
  if (round.roll === null || server === null) return said;
  const roll = computeRoll(server, pub, round.round);
  return { ...said, roll, color: rollColor(roll) };
}

/** Returns true if red loses, on which the player of the tests usually bets. */
export const isLoss = (server: string, pub: string, round: number): boolean => rollColor(computeRoll(server, pub, round)) !== 'red';

/** Returns a round that was played with another seed from the beginning, so that its hash fits. */
export const committedTo = (round: SaidRound, server: string, pub = round.public_seed): SaidRound => ({
  ...withSeeds(round, { server, pub }),
  server_seed_hash: seedHash(server),
});

type RoundLie = (round: SaidRound, world: World) => Partial<SaidRound>;

/** Creates a cheat that lies about rounds in responses and events. Rounds that opened before it was switched on stay honest. */
export const sayingRounds = (gain: string, lie: RoundLie): Cheat => {
  const say = (round: SaidRound, world: World) => (isCheated(world, round) ? { ...round, ...lie(round, world) } : round);
  return {
    ...answering<SaidRound | SaidRound[]>(gain, ROUND_CALLS, (data, { world }) => each(data, (round) => say(round, world))),
    event: (event, world) => {
      const honest = 'id' in event.payload && event.payload.id !== undefined ? world.double.round(event.payload.id) : undefined;
      return honest === undefined ? event : withFields(event, say(honest, world));
    },
  };
};

/** Creates a cheat that lies about rounds like `sayingRounds`, once the server seed is revealed. */
export const sayingRevealed = (gain: string, lie: RoundLie): Cheat =>
  sayingRounds(gain, (round, world) => (round.server_seed === null ? {} : lie(round, world)));

/** Returns an event with the values of a round in the fields that both have. A field that is null in the round stays honest. */
function withFields(event: WorldEvent, round: SaidRound): WorldEvent {
  const said = Object.entries(round).filter(([key, value]) => key in event.payload && value !== null);
  return { ...event, payload: { ...event.payload, ...Object.fromEntries(said) } } as WorldEvent;
}

/** Creates a cheat that lies about the published chains, keys and beacon. */
export const sayingConfig = (gain: string, lie: (config: SaidConfig) => Partial<SaidConfig>): Cheat =>
  answering<SaidConfig>(gain, ['getDoubleConfig'], (config) => ({ ...config, ...lie(config) }));

type BetLie = (bet: SaidBet, call: CheatCall) => Partial<SaidBet> | undefined;

/**
 * Creates a cheat that lies about bets in the lists and in the responses to placing and cancelling. Each lie is signed, unless it has
 * a receipt of its own. A lie of undefined leaves the bet out of the lists; a response with one bet then stays honest.
 */
export const sayingBets = (gain: string, lie: BetLie): Cheat =>
  answering<SaidBet | SaidBet[]>(gain, ['listDoubleBets', 'placeDoubleBet', 'cancelDoubleBet'], (data, call) => {
    const say = (bet: SaidBet) => {
      const lied = lie(bet, call);
      return lied === undefined ? [] : [{ ...signed({ ...bet, ...lied }, call.playerId), ...lied }];
    };
    return Array.isArray(data) ? data.flatMap(say) : (say(data)[0] ?? data);
  });

/** Creates a cheat that lies about bets that won, like `sayingBets`. */
export const sayingWins = (gain: string, lie: BetLie): Cheat =>
  sayingBets(gain, (bet, call) => (bet.status === 'won' ? lie(bet, call) : {}));

/** Returns a bet with a receipt that the operator signed for it. */
export const signed = (bet: SaidBet, playerId: string): SaidBet => ({ ...bet, receipt: signBetReceipt(bet, playerId, bet.placed_at) });

/** Returns the number of the round of a bet. */
export const roundOf = ({ round_id }: Pick<SaidBet, 'round_id'>): number => Number(round_id.slice(4));
/** Returns the changes of a bet that the operator calls taken back by the player. */
export const calledCancelled = ({ amount }: SaidBet) => ({ status: 'cancelled', payout: amount }) as const;
/** Returns black for red, and red for black, white or a missing colour. */
export const otherColor = ({ color }: { readonly color?: unknown }) => (color === 'red' ? 'black' : 'red');
