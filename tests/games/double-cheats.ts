import type { DoubleBet } from '../../generated/api/model/double-bet';
import type { DoubleConfig } from '../../generated/api/model/double-config';
import type { DoubleRound } from '../../generated/api/model/double-round';
import { rollColor } from '../../src/fairness/double/rules';
import { computeRoll } from '../../src/fairness/double/checks/verify';
import { sha256Hex } from '../../src/fairness/core/fair-numbers';
import type { Known } from '../../src/shared/lib/known';
import type { Prng } from '../money/prng';
import type { ResponseFilter } from './double-harness';

/**
 * Names of the cheats of the table's operator. `terminal-hash`, `chain-seed` and `beacon` change the configuration, `payout` and those
 * after it the bets in the list. The others change rounds whose seed is revealed; `chain` also changes the hash before.
 */
export const CHEATS = [
  'roll',
  'color',
  'seed',
  'seed-and-hash',
  'chain',
  'public-seed',
  'closing-time',
  'everything-two-hours-later',
  'terminal-hash',
  'chain-seed',
  'beacon',
  'void-after-roll',
  'payout',
  'loss',
  'cancelled',
  'missing',
  'other-id',
  'open',
  'receipt',
] as const;
export type Cheat = (typeof CHEATS)[number];

/**
 * Creates a filter that applies a cheat to the responses with the current round, one round, the configuration and the list of bets. The
 * history, and the responses to bets, stay honest. The false seeds are drawn once for each filter.
 */
export function cheatingResponses(cheat: Cheat, prng: Prng): ResponseFilter {
  const seed = Array.from({ length: 64 }, () => prng.integer(0, 15).toString(16)).join('');
  const publicSeed = prng.integer(0, 1e9).toString(16).padStart(64, '0');
  let seen = 0;

  /** Returns a round with other seeds, whose roll and colour fit them. */
  async function withSeeds(round: DoubleRound, server_seed: string, public_seed: string): Promise<DoubleRound> {
    const roll = await computeRoll({ round: round.round, serverSeed: server_seed, publicSeed: public_seed });
    return { ...round, server_seed, public_seed, roll, color: rollColor(roll) };
  }

  const twoHoursLater = (round: DoubleRound): DoubleRound => ({
    ...round,
    betting_ends_at: new Date(Date.parse(round.betting_ends_at) + 7_200_000).toISOString(),
  });

  /** Result of a round, which is revealed at its end. */
  interface Outcome {
    readonly roll: number;
    readonly color: DoubleRound['color'];
    readonly server_seed: string;
  }

  /** Changes of a round whose seed is revealed, by cheat. The round of `void-after-roll` is voided from its second response on. */
  const ROUND_CHEATS: Partial<Record<Cheat, (round: DoubleRound, outcome: Outcome) => DoubleRound | Promise<DoubleRound>>> = {
    roll: (round, { roll }) => {
      const other = (roll + prng.integer(1, 14)) % 15;
      return { ...round, roll: other, color: rollColor(other) };
    },
    color: (round, { color }) => ({ ...round, color: color === 'red' ? 'black' : 'red' }),
    seed: (round) => withSeeds(round, seed, round.public_seed),
    'seed-and-hash': async (round) => ({
      ...(await withSeeds(round, seed, round.public_seed)),
      server_seed_hash: await sha256Hex(seed),
    }),
    'public-seed': (round, { server_seed }) => withSeeds(round, server_seed, publicSeed),
    'closing-time': twoHoursLater,
    'everything-two-hours-later': async (round) =>
      twoHoursLater({ ...(await withSeeds(round, seed, publicSeed)), server_seed_hash: await sha256Hex(seed) }),
    'void-after-roll': (round) => (seen === 1 ? round : { ...round, status: 'voided', roll: null, color: null }),
  };

  async function alterRound(round: DoubleRound): Promise<DoubleRound> {
    const { roll, color, server_seed } = round;
    const isSecret = roll === null || color === null || server_seed === null;
    // This cheat announces a hash whose seed is not in the chain.
    if (cheat === 'chain') {
      const server_seed_hash = await sha256Hex(seed);
      return isSecret ? { ...round, server_seed_hash } : { ...(await withSeeds(round, seed, round.public_seed)), server_seed_hash };
    }
    if (isSecret) return round;
    seen += 1;
    return (await ROUND_CHEATS[cheat]?.(round, { roll, color, server_seed })) ?? round;
  }

  function alterConfig(config: DoubleConfig): DoubleConfig {
    const { chain, beacon } = config;
    if (cheat === 'terminal-hash') return { ...config, chain: { ...chain, terminal_hash: seed } };
    if (cheat === 'chain-seed') return { ...config, chain: { ...chain, public_seed: publicSeed } };
    if (cheat === 'beacon') return { ...config, beacon: { ...beacon, public_key: `${seed}${seed}${seed}` } };
    return config;
  }

  /** Changes of each bet in the list, by cheat. `loss` turns a won bet into a lost one, and any other bet into a won one. */
  const BET_CHEATS: Partial<Record<Cheat, (bet: Known<DoubleBet>) => DoubleBet[]>> = {
    payout: (bet) => [{ ...bet, payout: bet.status === 'won' ? (bet.payout ?? 0) - prng.integer(1, 9) : 1 }],
    loss: (bet) => [bet.status === 'won' ? { ...bet, status: 'lost', payout: 0 } : { ...bet, status: 'won', payout: bet.amount * 2 }],
    cancelled: (bet) => [{ ...bet, status: 'cancelled', payout: bet.amount }],
    missing: () => [],
    'other-id': (bet) => [{ ...bet, id: `${bet.id}0` }],
    open: (bet) => [{ ...bet, status: 'open', payout: null }],
    receipt: (bet) => [{ ...bet, receipt: { ...bet.receipt, signature: `A${bet.receipt.signature.slice(0, 84)}A` } }],
  };

  return async (path, body) => {
    if (/\/double\/(current|rounds\/)/.test(path)) return { data: await alterRound((body as { data: DoubleRound }).data) };
    if (path.endsWith('/double/config')) return { data: alterConfig((body as { data: DoubleConfig }).data) };
    if (!path.endsWith('/double/bets')) return body;
    const { data } = body as { data: Known<DoubleBet> | Known<DoubleBet>[] };
    return Array.isArray(data) ? { ...(body as object), data: data.flatMap((bet) => BET_CHEATS[cheat]?.(bet) ?? bet) } : body;
  };
}
