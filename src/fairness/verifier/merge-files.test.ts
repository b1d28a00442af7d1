// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';

import type { EvidenceFile } from '../core/evidence';
import { EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import type { DoubleEvidence } from '../double/checks/claims';
import type { DoubleLine } from '../double/journal';
import type { TestRounds } from '../double/rounds.fixture';
import { createTestRounds } from '../double/rounds.fixture';
import { BEACON, BEFORE_DRAWN, PLAYER, RECEIPT_KEY, signBet } from '../double/signing.fixture';
import { verifyFiles } from './verify-file';

let rounds: TestRounds;
beforeAll(async () => {
  rounds = await createTestRounds(9);
});
const file = (evidence: DoubleEvidence): EvidenceFile => ({
  format: EVIDENCE_FORMAT,
  version: EVIDENCE_VERSION,
  exported_at: '2026-11-21T15:00:00.000Z',
  beacon: BEACON,
  rounds: [evidence],
  checksum: '',
});
function evidence(change: Partial<DoubleEvidence>): DoubleEvidence {
  const { server_time: _, totals: __, ...round } = rounds.over(8);
  const { round: number, server_seed_hash: hash, public_seed, chain_id } = round;
  return {
    game: 'double',
    round,
    commitment: { round: number, hash, public_seed, chain_id },
    previous_seed: rounds.over(7).server_seed,
    chain: rounds.chain,
    chain_seen_at: BEFORE_DRAWN,
    receipt_keys: [{ id: RECEIPT_KEY.id, public_key: RECEIPT_KEY.public_key }],
    player: PLAYER,
    journal: [],
    reported: [],
    changes: [],
    is_restarted: false,
    ...change,
  };
}
async function verdicts(...files: EvidenceFile[]) {
  const all = [];
  for await (const one of verifyFiles(files, { trustsBeacon: true })) all.push(one.verdict);
  return all;
}
const loser = () => (rounds.over(8).color === 'red' ? 'black' : 'red');

describe('the clock of the device is set back before the final list is read', () => {
  /** Journal of a device that placed a bet and took it back, whose cancellation was confirmed. */
  function journal(listedAt: number, state: 'open' | 'cancelled'): DoubleLine[] {
    const bet = signBet({ id: 'bet_1', round_id: 'dbl_8', color: loser(), amount: 100, status: 'open', payout: null }, 8);
    const cancelled = signBet({ ...bet, status: 'cancelled' }, 8);
    const { payout: _, ...placed } = bet;
    const { payout: __, ...taken } = cancelled;
    return [
      { at: 100_000, act: { type: 'bet', asked: { round_id: 'dbl_8', color: loser(), amount: 100 } } },
      { at: 100_100, answer: { to: 'bet', how: 'answered', bet: placed } },
      { at: 105_000, act: { type: 'cancel', bet_id: 'bet_1' } },
      { at: 105_100, answer: { to: 'cancel', how: 'answered', bet: taken } },
      { at: listedAt, listed: [{ id: 'bet_1', state }] },
    ];
  }
  const bet = (status: 'cancelled' | 'lost', payout: number) =>
    signBet({ id: 'bet_1', round_id: 'dbl_8', color: loser(), amount: 100, status, payout }, 8);

  test.each([
    ['on', 120_000],
    ['back', 50_000],
  ])('a confirmed cancellation that is played is red in two files (clock goes %s)', async (_, at) => {
    const here = evidence({ journal: journal(at, 'open'), reported: [bet('lost', 0)] });
    const there = evidence({ reported: [bet('lost', 0)] });
    expect(await verdicts(file(here))).toEqual(['failed']);
    expect(await verdicts(file(here), file(there))).toEqual(['failed']);
    expect(await verdicts(file(there), file(here))).toEqual(['failed']);
  });

  test('without the final list the clock has no effect', async () => {
    const here = evidence({ journal: journal(50_000, 'open').slice(0, 4), reported: [bet('lost', 0)] });
    expect(await verdicts(file(here), file(evidence({ reported: [bet('lost', 0)] })))).toEqual(['failed']);
  });

  test.each([
    ['on', 120_000],
    ['back', 50_000],
  ])('a lawful cancellation is green in two files (clock goes %s)', async (_, at) => {
    const here = evidence({ journal: journal(at, 'cancelled'), reported: [bet('cancelled', 100)] });
    expect(await verdicts(file(here))).toEqual(['passed']);
    expect(await verdicts(file(here), file(evidence({ reported: [bet('cancelled', 100)] })))).toEqual(['passed']);
  });
});
