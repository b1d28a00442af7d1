import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { Known } from '@/shared/lib/known';

import type { RoundVerdict } from '../core/verdict-log';
import type { TestRounds } from './rounds.fixture';
import { BEACON, BEFORE_DRAWN, PLAYER, signBet, testConfig } from './signing.fixture';
import { roundTimes } from './round-times';
import { recordBetAct, recordBetAnswer } from './journal';
import { createChainLog } from './logs/chain-log';
import { createCommitmentLog } from './logs/commitment-log';
import { createRoundAuditor } from './round-auditor';

/** Returns an open bet of the player with its receipt, for tests. */
export const signOwnBet = (round: DoubleRound, color: Known<DoubleBet>['color'], id = 'bet_1') =>
  signBet({ id, round_id: round.id, color, amount: 100, status: 'open', payout: null }, round.round);

/** Returns a bet as an honest operator settles it, with the payout in cents. */
export const settle = (bet: Known<DoubleBet>, round: DoubleRound): Known<DoubleBet> =>
  bet.color === round.color
    ? { ...bet, status: 'won', payout: bet.amount * (bet.color === 'white' ? 14 : 2) }
    : { ...bet, status: 'lost', payout: 0 };

/** Returns a bet on round 6 as cancelled and paid back, with the receipt of that. */
export const callCancelled = (bet: Known<DoubleBet>) => signBet({ ...bet, status: 'cancelled', payout: bet.amount }, 6);

/** Writes a cancellation of a bet on round 6 into the journal for each answer, with that answer. */
export const cancelHere = (bet: Known<DoubleBet>, ...hows: ('answered' | 'refused' | 'lost' | 'unsent')[]) => {
  for (const how of hows) {
    recordBetAct('dbl_6', { type: 'cancel', bet_id: bet.id });
    recordBetAnswer('dbl_6', { to: 'cancel', how, ...(how === 'answered' && { bet: callCancelled(bet) }) });
  }
};

/**
 * Creates a browser that saw the table from round 5 on, and a server whose clock moves while the auditor sleeps. Bets are placed on
 * round 6, the only one that the server returns by its id. `site.place` writes to the journal in local storage, which the test empties,
 * and does not add the bet to `site.list`, the server's list. Verdicts are added to `site.records`, not to the log.
 * @returns the auditor, and `site`, whose members a test sets and reads. The members beside these two are copies from the beginning
 */
export function createAuditedSite(rounds: TestRounds) {
  const chains = createChainLog();
  const commitments = createCommitmentLog();
  const site = {
    chains,
    commitments,
    list: [] as DoubleBet[],
    /** Number of readings of the list, failed ones included. */
    reads: 0,
    /** True if readings of the list fail. */
    isListDown: false,
    /** Epoch ms of the server's clock, at first the end of round 6. */
    now: roundTimes(rounds.open(6)).landsAt,
    records: [] as RoundVerdict[],
    /** Runs when the list is read. */
    onRead: () => {},
    place(color: Known<DoubleBet>['color'], id?: string): Known<DoubleBet> {
      const bet = signOwnBet(rounds.open(6), color, id);
      recordBetAct(bet.round_id, { type: 'bet', player: PLAYER, asked: { round_id: bet.round_id, color, amount: 100 } });
      recordBetAnswer(bet.round_id, { to: 'bet', how: 'answered', bet });
      return bet;
    },
    /** Records the round's commitment, and audits the round. */
    audit: (round: DoubleRound, player: string | null = PLAYER, shown: readonly DoubleBet[] = []) => {
      commitments.record(round);
      return auditor.audit(round, { player, shown, serverNow: () => site.now });
    },
    last: () => site.records.at(-1),
  };
  const auditor = createRoundAuditor({
    logs: { chains, commitments },
    beacon: () => BEACON,
    fetchBets: () => {
      site.reads += 1;
      site.onRead();
      return site.isListDown ? Promise.reject(new Error('down')) : Promise.resolve(site.list);
    },
    fetchRound: () => Promise.resolve(rounds.over(6)),
    record: (verdict) => void site.records.push(verdict),
    sleep: (ms) => {
      site.now += ms;
      return Promise.resolve();
    },
  });
  chains.record(testConfig(rounds.chain), BEACON, 6, BEFORE_DRAWN);
  for (const round of [rounds.over(5), rounds.open(6)]) commitments.record(round);
  return { ...site, site, auditor };
}
