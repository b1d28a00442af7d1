import type { components } from '@generated/schema';

import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import { computeRoll, rollColor } from '../../domain/double/double';
import type { DoubleBet } from '../../domain/double/double-bets';
import { WAITING_MS } from '../../domain/double/double-clock';
import { signBetReceipt } from '../../domain/double/double-receipts';
import { seedHash } from '../../domain/fairness';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall } from './cheat';

type Schemas = components['schemas'];
// Round, bet and configuration as the cheating operator states them.
export type SaidRound = Schemas['DoubleRound'];
export type SaidBet = Schemas['DoubleBet'];
export type SaidConfig = Schemas['DoubleConfig'];

/** Colour on which the player of the tests usually bets. */
const USUAL_COLOR = 'red';
const ROUND_CALLS: readonly string[] = ['getCurrentDoubleRound', 'getDoubleRound', 'listDoubleHistory'];

/** Returns 64 hex characters that the operator made up, the same for the same text. */
export const madeUpHex = (text: string): string => seedHash(`made up ${text}`);

/** Returns true for rounds that opened after the cheat was switched on. */
function isCheated(world: World, { betting_ends_at }: SaidRound): boolean {
  const since = world.cheats.active('double')?.since ?? Number.POSITIVE_INFINITY;
  return Date.parse(betting_ends_at) - WAITING_MS >= since;
}

/** Returns a round as if it had other seeds, with the roll that follows from them. Secrets of an open round stay secret. */
export function withSeeds(
  round: SaidRound,
  { server = round.server_seed, pub = round.public_seed }: { server?: string | null; pub?: string },
) {
  const said = { ...round, public_seed: pub, server_seed: round.server_seed === null ? null : server };
  if (round.roll === null || server === null) return said;
  const roll = computeRoll(server, pub, round.round);
  return { ...said, roll, color: rollColor(roll) };
}

/** Tries candidates until the player's usual colour loses. */
export function grindLoss<T>(candidate: (attempt: number) => T, color: (tried: T) => string): T {
  for (let attempt = 0; ; attempt += 1) {
    const tried = candidate(attempt);
    if (color(tried) !== USUAL_COLOR) return tried;
  }
}

type RoundLie = (round: SaidRound, world: World) => Partial<SaidRound>;

/** Lies about a round in responses and events, from its opening on. */
export const sayingRounds = (gain: string, lie: RoundLie): Cheat & Required<Pick<Cheat, 'after' | 'event'>> => {
  const say = (round: SaidRound, world: World) => (isCheated(world, round) ? { ...round, ...lie(round, world) } : round);
  return {
    gain,
    after: (answer, { id, world }) => {
      if (!ROUND_CALLS.includes(id)) return answer;
      const { data } = answer.body as { data: SaidRound | SaidRound[] };
      const said = Array.isArray(data) ? data.map((round) => say(round, world)) : say(data, world);
      return { ...answer, body: { ...(answer.body as object), data: said } };
    },
    event: (event, world) => {
      const honest = 'id' in event.payload && event.payload.id !== undefined ? world.double.round(event.payload.id) : undefined;
      return honest === undefined ? event : withFields(event, say(honest, world));
    },
  };
};

/** Lies about a round once its seed is revealed. */
export const sayingRevealed = (gain: string, lie: RoundLie) =>
  sayingRounds(gain, (round, world) => (round.server_seed === null ? {} : lie(round, world)));

/** Takes the fields of an event from a round. A value that the event may not have stays honest. */
function withFields(event: WorldEvent, round: SaidRound): WorldEvent {
  const said = Object.entries(round).filter(([key, value]) => key in event.payload && value !== null);
  return { ...event, payload: { ...event.payload, ...Object.fromEntries(said) } } as WorldEvent;
}

/** Lies about the published chains, keys and beacon. */
export const sayingConfig = (
  gain: string,
  lie: (config: SaidConfig, world: World) => Partial<SaidConfig>,
): Cheat & Required<Pick<Cheat, 'after'>> => ({
  gain,
  after: (answer, { id, world }) => {
    if (id !== 'getDoubleConfig') return answer;
    const { data } = answer.body as { data: SaidConfig };
    return { ...answer, body: { data: { ...data, ...lie(data, world) } } };
  },
});

/** Combines a cheat with the configuration and one with the rounds. */
export const both = (config: Required<Pick<Cheat, 'gain' | 'after'>>, rounds: Required<Pick<Cheat, 'after' | 'event'>>): Cheat => ({
  gain: config.gain,
  after: (answer, call) => rounds.after(config.after(answer, call), call),
  event: rounds.event,
});

/** Lies about bets in the lists and in the responses to placing and cancelling. A lie of undefined leaves the bet out. */
export const sayingBets = (
  gain: string,
  lie: (bet: SaidBet, stored: DoubleBet, call: CheatCall) => Partial<SaidBet> | undefined,
): Cheat & Required<Pick<Cheat, 'after'>> => ({
  gain,
  after: (answer, call) => {
    if (!['listDoubleBets', 'placeDoubleBet', 'cancelDoubleBet'].includes(call.id)) return answer;
    const { data } = answer.body as { data: SaidBet | SaidBet[] };
    const say = (bet: SaidBet) => {
      const stored = call.world.double.bets(call.playerId).find(({ id }) => id === bet.id);
      const lied = stored && lie(bet, stored, call);
      return stored === undefined || lied === undefined ? [] : [{ ...bet, ...lied }];
    };
    const [single] = Array.isArray(data) ? [] : say(data);
    return { ...answer, body: { ...(answer.body as object), data: Array.isArray(data) ? data.flatMap(say) : (single ?? data) } };
  },
});

/** Lies about bets that won. */
export const sayingWins = (gain: string, lie: (bet: SaidBet, stored: DoubleBet) => Partial<SaidBet> | undefined) =>
  sayingBets(gain, (bet, stored) => (bet.status === 'won' ? lie(bet, stored) : {}));

/** Returns a changed bet, with a receipt that the operator signed for the change. */
export function resigned(bet: SaidBet, changes: Partial<SaidBet>, playerId: string): SaidBet {
  const said = { ...bet, ...changes };
  const { id: betId, round_id: roundId, color, amount, status, placed_at: issuedAt } = said;
  const state = status === 'cancelled' ? 'cancelled' : 'open';
  return {
    ...said,
    receipt: signBetReceipt({ playerId, betId, roundId, round: Number(roundId.slice(4)), color, amount, state, issuedAt }),
  };
}

/** Changes the player's request before it is executed. */
export const beforePlacing = (gain: string, act: (body: Record<string, unknown>) => void): Cheat => ({
  gain,
  before: ({ id, body }): UntypedResponse | undefined => {
    if (id === 'placeDoubleBet') act(body);
    return undefined;
  },
});
