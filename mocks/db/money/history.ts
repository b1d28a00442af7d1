import { recordDeposit, recordSettled, recordStake, recordWithdrawal } from '../../domain/money/daily-totals';
import { betKind, recordResult } from '../../domain/money/results';
import { activeBonus } from '../../domain/money/wallet';
import { grantBonus } from '../../domain/rewards/bonus-moves';
import { DAY, HOUR, MINUTE } from '../../domain/calendar';
import { adjust, creditDeposit, lockForWithdrawal, payOutWithdrawal } from '../../domain/money/money-moves';
import type { Result } from '../../domain/result';
import { placeStake, settleStake } from '../../domain/money/stakes';
import type { WalletChange } from '../../domain/money/wallet';
import type { Account, Accounts } from './accounts';
import type { Random } from '../../domain/random';

interface HistoryDeps {
  accounts: Accounts;
  random: Random;
  /** Names of the games played. */
  games: readonly string[];
}

/**
 * Creates a writer of past activity. The rules of the wallet apply to it, and a step that breaks them throws; limits and access do not
 * apply. Deposits and withdrawals are in the journal and in the daily totals, but not in `account.deposits` and `account.withdrawals`.
 * The events of the wallet are emitted as for present activity. Amounts are in cents, times in Unix ms.
 */
export function createHistory({ accounts, random, games }: HistoryDeps) {
  const apply = <T extends WalletChange>(account: Account, result: Result<T, unknown>, at: number): T => {
    if (!result.ok) throw new Error(`invalid history step: ${JSON.stringify(result.error)}`);
    accounts.apply(account, result.value, at);
    return result.value;
  };
  const id = accounts.id;

  const history = {
    /** Records a paid deposit without a rollover. */
    deposit(account: Account, amount: number, now: number): void {
      accounts.apply(account, creditDeposit(account.wallet, { id: id('dep'), amount, rollover: 0, now }));
      account.dailyTotals = recordDeposit(account.dailyTotals, amount, now);
    },

    /** Records a stake at `now` (Unix ms), settled 4 seconds later. */
    round(account: Account, stake: { amount: number; payout: number; contributionPercent?: number; now: number }): void {
      const { amount, payout, contributionPercent = 100, now } = stake;
      const stakeId = id('gms');
      const newStake = { id: stakeId, entryId: id('trx'), game: random.pick(games), contributionPercent, amount, now };
      const placed = apply(account, placeStake(account.wallet, newStake), now);
      account.dailyTotals = recordStake(account.dailyTotals, placed.stake);
      const ids = { entryId: id('trx'), contributionId: id('con') };
      const settledAt = now + 4000;
      const settlement = settleStake(account.wallet, { stakeId, payout, ...ids, now: settledAt });
      const { settled, contribution } = apply(account, settlement, settledAt);
      account.dailyTotals = recordSettled(account.dailyTotals, settled);
      account.results = recordResult(account.results, betKind(placed.stake), settled);
      if (contribution !== null) account.contributions = [...account.contributions, contribution];
    },

    /** Records a withdrawal that is paid at once. */
    withdrawal(account: Account, amount: number, now: number): void {
      const wdrId = id('wdr');
      apply(account, lockForWithdrawal(account.wallet, { id: wdrId, amount, entryId: id('trx'), now }), now);
      apply(account, payOutWithdrawal(account.wallet, wdrId), now);
      account.dailyTotals = recordWithdrawal(account.dailyTotals, amount, now);
    },

    /** Grants a bonus, which is active if no other is. */
    bonus(
      account: Account,
      bonus: { id: string; name: string; amount: number; multiplier: number; expiresAt: number | null; now: number },
    ) {
      accounts.apply(account, grantBonus(account.wallet, { ...bonus, source: 'Bonus', entryId: id('trx') }));
    },

    /** Adjusts the real balance to an exact amount. */
    adjustTo(account: Account, balance: number, now: number): void {
      const delta = balance - account.wallet.balances.real;
      if (delta === 0) return;
      const cause = { source: 'Adjustment', description: 'Ajuste de saldo', entryId: id('trx'), now } as const;
      apply(account, adjust(account.wallet, { delta, ...cause }), now);
    },

    /** Records rounds of `stake` each up to the total `staked`, spread evenly over a time range, with random payouts. */
    rounds(account: Account, { staked, stake, from, to }: { staked: number; stake: number; from: number; to: number }): void {
      const count = Math.ceil(staked / stake);
      for (let index = 0; index < count; index += 1) {
        const amount = Math.min(stake, staked - index * stake);
        const payout = random.next() < 0.3 ? Math.floor((amount * random.integer(100, 400)) / 100) : 0;
        history.round(account, { amount, payout, now: Math.floor(from + ((to - from) * index) / count) });
      }
    },
  };
  return history;
}

/**
 * Creates the demo player's history in an empty account: a partly wagered bonus, deposits, stakes, a paid withdrawal,
 * and R$ 1.250,00. `now` is in Unix ms.
 */
export function createDemoHistory(history: ReturnType<typeof createHistory>, account: Account, now: number): void {
  const begin = now - 21 * DAY;
  history.bonus(account, { id: 'rol_7', name: 'Bônus por apostas', amount: 3000, multiplier: 20, expiresAt: now + 9 * DAY, now: begin });
  // The stake is bonus money only, so that the bonus has winnings.
  history.round(account, { amount: 500, payout: 1500, now: begin + HOUR });
  history.deposit(account, 50_000, begin + 2 * HOUR);
  history.rounds(account, { staked: 17_500, stake: 700, from: begin + DAY, to: now - 2 * DAY });
  history.deposit(account, 100_000, now - 36 * HOUR);
  history.withdrawal(account, 12_000, now - 26 * HOUR);
  history.adjustTo(account, 125_000, now - 90 * MINUTE);
  if (activeBonus(account.wallet, now)?.wagered !== 18_000) throw new Error('the wagering of the demo player is wrong');
}
