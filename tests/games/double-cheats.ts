import type { DoubleBet } from '../../generated/api/model/double-bet';
import type { DoubleRound } from '../../generated/api/model/double-round';
import { rollColor } from '../../src/features/double/rules';
import { computeRoll } from '../../src/features/double/fairness/verify';
import { sha256Hex } from '../../src/shared/fairness/fair-numbers';
import type { Prng } from '../money/prng';
import type { ResponseFilter } from './double-harness';

export const CHEATS = ['roll', 'color', 'seed', 'seed-and-hash', 'chain', 'public-seed', 'payout', 'loss'] as const;
export type Cheat = (typeof CHEATS)[number];

/** Returns a filter that cheats. */
export function cheatingResponses(cheat: Cheat, prng: Prng): ResponseFilter {
  const seed = Array.from({ length: 64 }, () => prng.integer(0, 15).toString(16)).join('');
  const publicSeed = prng.integer(0, 1e9).toString(16).padStart(64, '0');

  /** Returns a round that is consistent with other seeds. */
  async function withSeeds(round: DoubleRound, server_seed: string, public_seed: string): Promise<DoubleRound> {
    const roll = await computeRoll({ round: round.round, serverSeed: server_seed, publicSeed: public_seed });
    return { ...round, server_seed, public_seed, roll, color: rollColor(roll) };
  }

  async function alterRound(round: DoubleRound): Promise<DoubleRound> {
    const { roll, color, server_seed } = round;
    const isSecret = roll === null || color === null || server_seed === null;
    // Commits to a seed outside the chain.
    if (cheat === 'chain') {
      const server_seed_hash = await sha256Hex(seed);
      return isSecret ? { ...round, server_seed_hash } : { ...(await withSeeds(round, seed, round.public_seed)), server_seed_hash };
    }
    if (isSecret) return round;
    switch (cheat) {
      case 'roll': {
        const other = (roll + prng.integer(1, 14)) % 15;
        return { ...round, roll: other, color: rollColor(other) };
      }
      case 'color':
        return { ...round, color: color === 'red' ? 'black' : 'red' };
      case 'seed':
        return withSeeds(round, seed, round.public_seed);
      case 'seed-and-hash':
        return { ...(await withSeeds(round, seed, round.public_seed)), server_seed_hash: await sha256Hex(seed) };
      case 'public-seed':
        return withSeeds(round, server_seed, publicSeed);
      case 'payout':
      case 'loss':
        return round;
    }
  }

  function alterBet(bet: DoubleBet): DoubleBet {
    if (cheat === 'payout') return { ...bet, payout: bet.status === 'won' ? (bet.payout ?? 0) - prng.integer(1, 9) : 1 };
    if (cheat !== 'loss') return bet;
    return bet.status === 'won' ? { ...bet, status: 'lost', payout: 0 } : { ...bet, status: 'won', payout: bet.amount * 2 };
  }

  return async (path, body) => {
    if (/\/double\/(current|rounds\/)/.test(path)) return { data: await alterRound((body as { data: DoubleRound }).data) };
    if (!path.endsWith('/double/bets')) return body;
    const { data } = body as { data: DoubleBet | DoubleBet[] };
    return Array.isArray(data) ? { ...(body as object), data: data.map(alterBet) } : body;
  };
}
