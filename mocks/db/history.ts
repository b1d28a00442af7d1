import { noteDeposit, noteSettled, noteStake, noteWithdrawal } from '../domain/daybook';
import { activeBonus } from '../domain/wallet';
import { grantBonus } from '../domain/bonus-moves';
import { DAY, HOUR, MINUTE } from '../domain/calendar';
import { adjust, creditDeposit, lockForWithdrawal, payOutWithdrawal } from '../domain/money-moves';
import type { Outcome } from '../domain/outcome';
import { placeStake, settleStake } from '../domain/stakes';
import type { Step } from '../domain/wallet';
import type { Account, Accounts } from './accounts';
import type { Random } from './random';

interface Telling {
  accounts: Accounts;
  random: Random;
  /** The names of games that are played. */
  games: readonly string[];
}

/** Writes the past of a player: what was moved, when, by the rules that move it today. */
export function createHistory({ accounts, random, games }: Telling) {
  const apply = <T extends Step>(account: Account, outcome: Outcome<T, unknown>): T => {
    if (!outcome.ok) throw new Error(`a history that cannot be: ${JSON.stringify(outcome.refusal)}`);
    accounts.apply(account, outcome.value);
    return outcome.value;
  };
  const id = accounts.id;

  const past = {
    /** A paid deposit, free to be withdrawn. */
    deposit(account: Account, amount: number, now: number): void {
      accounts.apply(account, creditDeposit(account.wallet, { id: id('dep'), amount, rollover: 0, now }));
      account.daybook = noteDeposit(account.daybook, amount, now);
    },

    /** A stake and what came of it. */
    round(account: Account, stake: { amount: number; payout: number; percent?: number; now: number }): void {
      const { amount, payout, percent = 100, now } = stake;
      const stakeId = id('gms');
      const wanted = { id: stakeId, entryId: id('trx'), game: random.pick(games), percent, amount, now };
      const placed = apply(account, placeStake(account.wallet, wanted));
      account.daybook = noteStake(account.daybook, placed.stake);
      const ids = { entryId: id('trx'), contributionId: id('con') };
      const { settled, contribution } = apply(account, settleStake(account.wallet, { stakeId, payout, ...ids, now: now + 4000 }));
      account.daybook = noteSettled(account.daybook, settled);
      if (contribution !== null) account.contributions = [...account.contributions, contribution];
    },

    /** A withdrawal that was paid. */
    withdrawal(account: Account, amount: number, now: number): void {
      const wdrId = id('wdr');
      apply(account, lockForWithdrawal(account.wallet, { id: wdrId, amount, entryId: id('trx'), now }));
      apply(account, payOutWithdrawal(account.wallet, wdrId));
      account.daybook = noteWithdrawal(account.daybook, amount, now);
    },

    /** A bonus, active where no other is. */
    bonus(
      account: Account,
      bonus: { id: string; name: string; amount: number; multiplier: number; expiresAt: number | null; now: number },
    ) {
      accounts.apply(account, grantBonus(account.wallet, { ...bonus, source: 'Bonus', entryId: id('trx') }));
    },

    /** Leaves a player with exactly so much real money, by a correction. */
    settleAt(account: Account, balance: number, now: number): void {
      const delta = balance - account.wallet.book.real;
      if (delta === 0) return;
      apply(account, adjust(account.wallet, { delta, source: 'Adjustment', description: 'Ajuste de saldo', entryId: id('trx'), now }));
    },

    /** Rounds of real money until so much was staked, the stakes spread over a stretch of time. */
    rounds(account: Account, { staked, stake, from, to }: { staked: number; stake: number; from: number; to: number }): void {
      const count = Math.ceil(staked / stake);
      for (let index = 0; index < count; index += 1) {
        const amount = Math.min(stake, staked - index * stake);
        const payout = random.next() < 0.3 ? Math.floor((amount * random.integer(100, 400)) / 100) : 0;
        past.round(account, { amount, payout, now: Math.floor(from + ((to - from) * index) / count) });
      }
    },
  };
  return past;
}

/**
 * The demo player with a past: a bonus partly played, deposits, stakes, a paid withdrawal, and R$ 1.250,00 now.
 *
 * @param account empty
 * @param now the present moment
 */
export function seasonedPast(past: ReturnType<typeof createHistory>, account: Account, now: number): void {
  const begin = now - 21 * DAY;
  past.bonus(account, { id: 'rol_7', name: 'Bônus de boas-vindas', amount: 3000, multiplier: 20, expiresAt: now + 9 * DAY, now: begin });
  // With bonus money alone, so that something was won with it.
  past.round(account, { amount: 500, payout: 1500, now: begin + HOUR });
  past.deposit(account, 50_000, begin + 2 * HOUR);
  past.rounds(account, { staked: 17_500, stake: 700, from: begin + DAY, to: now - 2 * DAY });
  past.deposit(account, 100_000, now - 36 * HOUR);
  past.withdrawal(account, 12_000, now - 26 * HOUR);
  past.settleAt(account, 125_000, now - 90 * MINUTE);
  if (activeBonus(account.wallet, now)?.wagered !== 18_000) throw new Error('the past of the demo player does not add up');
}
