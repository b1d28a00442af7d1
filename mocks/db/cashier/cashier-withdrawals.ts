import { accessBlock } from '../../domain/protection/access';
import type { AccessContext } from '../../domain/protection/access';
import { calendarDay } from '../../domain/calendar';
import { recordWithdrawal } from '../../domain/money/daily-totals';
import type { PixKey, PixKeyType } from '../../domain/money/pix-keys';
import { createPixKey, keyRemovalError } from '../../domain/money/pix-keys';
import type { Random } from '../../domain/random';
import type { Conflict, Forbidden, Invalid, NotFound, Result } from '../../domain/result';
import { err, forbidden, notFound, ok } from '../../domain/result';
import type { Withdrawal, WithdrawalStep } from '../../domain/money/withdrawals';
import { measureTimes } from '../../domain/money/withdrawal-times';
import { cancelWithdrawal, moveWithdrawal, nextStep, requestWithdrawal, sumRequestedOn } from '../../domain/money/withdrawals';
import { findInAccounts, listNewestFirst } from './account-lookup';
import type { CashierDependencies } from './cashier-deposits';
import type { Account } from '../money/accounts';
import type { Player } from '../players/players';
import type { Settings } from '../settings';

/** Statuses of a withdrawal that is not finished. */
const IN_PROGRESS: ReadonlySet<Withdrawal['status']> = new Set(['pending', 'in_review', 'processing']);

/** Creates the actions on the withdrawals of all accounts, and on the PIX keys that they go to. */
export function createCashierWithdrawals({ accounts, clock, random, settings }: CashierDependencies) {
  const earlier = createEarlierTimes(random.fork('withdrawals'));
  const ids = () => ({ entryId: accounts.id('trx'), now: clock.now() });

  const store = (account: Account, { withdrawal, ...step }: WithdrawalStep): Withdrawal => {
    const { id, status, amount, timeline } = withdrawal;
    account.withdrawals.set(id, withdrawal);
    const changedAt = timeline.at(-1)?.at ?? clock.now();
    if (status === 'paid') account.dailyTotals = recordWithdrawal(account.dailyTotals, amount, changedAt);
    accounts.apply(account, step);
    return withdrawal;
  };

  const withdrawals = (): Withdrawal[] => listNewestFirst(accounts, ({ withdrawals: ofPlayer }) => ofPlayer);

  return {
    /**
     * Starts a withdrawal of `amount` cents, which leave the balance at once. `access` decides whether the player may withdraw now. With
     * the setting `withdraw_auto_disable` it is refused while another one is unfinished. Nothing is stored on error.
     */
    withdraw(player: Player, input: { amount: number; pixKeyId: string }, access: AccessContext): Result<Withdrawal, Forbidden | Invalid> {
      const account = accounts.get(player.id);
      const now = clock.now();
      const block = accessBlock('withdraw', access, now);
      if (block !== null) return err(block);
      const isBusy = [...account.withdrawals.values()].some(({ status }) => IN_PROGRESS.has(status));
      // One withdrawal at a time is allowed (SPEC D19).
      if (settings.withdraw_auto_disable && isBusy) return err(forbidden('disabled', 'Há um saque a caminho.', 'forbidden'));
      const key = account.pixKeys.find(({ id }) => id === input.pixKeyId);
      const today = sumRequestedOn(account.withdrawals.values(), calendarDay(now));
      const request = { id: accounts.id('wdr'), amount: input.amount, playerCpf: player.cpf, key, today, ...ids() };
      const requested = requestWithdrawal(account.wallet, request, withdrawalRules(settings));
      return requested.ok ? ok(store(account, requested.value)) : requested;
    },

    /**
     * Cancels a player's own withdrawal and returns its amount to the balance. It is a conflict from `processing` on. A repeated call
     * changes nothing.
     */
    cancel(playerId: string, id: string): Result<Withdrawal, Conflict | NotFound> {
      const account = accounts.get(playerId);
      const withdrawal = account.withdrawals.get(id);
      if (withdrawal === undefined) return err(notFound('no_withdrawal', 'Não encontrado.'));
      const cancelled = cancelWithdrawal(account.wallet, withdrawal, ids());
      return cancelled.ok ? ok(store(account, cancelled.value)) : cancelled;
    },

    /**
     * Advances a withdrawal, as the back office would; `rejected` returns its amount, with `reason` (pt-BR) for the player. It is a
     * conflict if `to` may not follow the status. `paid` adds to the day's totals.
     */
    move(
      id: string,
      to: 'in_review' | 'processing' | 'paid' | 'rejected',
      reason: string | null = null,
    ): Result<Withdrawal, Conflict | NotFound> {
      const known = findInAccounts(accounts, ({ withdrawals }) => withdrawals, id);
      if (known === undefined) return err(notFound('no_withdrawal', 'Não encontrado.'));
      const moved = moveWithdrawal(known.account.wallet, known.item, { to, reason, ...ids() });
      return moved.ok ? ok(store(known.account, moved.value)) : moved;
    },

    /** Returns the withdrawals of all players, newest first. */
    withdrawals,

    /** Measures the last 100 paid withdrawals of all players in seconds, invented ones from before the start of the world included. */
    times: () => measureTimes(withdrawals(), earlier),

    /** Adds a PIX key, which must belong to the player. An invalid or already added key is refused. */
    addKey(player: Player, type: PixKeyType, key: string): Result<PixKey, Conflict | Invalid> {
      const account = accounts.get(player.id);
      const added = createPixKey({ id: accounts.id('pix'), type, key, player, known: account.pixKeys });
      if (added.ok) account.pixKeys = [...account.pixKeys, added.value];
      return added;
    },

    /** Removes a key, unless an unfinished withdrawal uses it. Returns null on success. */
    removeKey(playerId: string, id: string): Conflict | NotFound | null {
      const account = accounts.get(playerId);
      const key = account.pixKeys.find((one) => one.id === id);
      if (key === undefined) return notFound('no_key', 'Não encontrado.');
      const busy = [...account.withdrawals.values()].filter((one) => nextStep(one) !== null).map(({ pixKeyId }) => pixKeyId);
      const stays = keyRemovalError(key, busy);
      if (stays === null) account.pixKeys = account.pixKeys.filter((one) => one !== key);
      return stays;
    },

    /** Advances all withdrawals by the steps that are due, as the back office would. */
    advanceDue(): void {
      const now = clock.now();
      for (const account of accounts.all()) {
        for (const withdrawal of account.withdrawals.values()) {
          let current = withdrawal;
          // After a clock jump several steps are due, each at its own time.
          for (let next = nextStep(current); next !== null && next.at <= now; next = nextStep(current)) {
            const moved = moveWithdrawal(account.wallet, current, { to: next.to, entryId: accounts.id('trx'), now: next.at });
            if (!moved.ok) break;
            current = store(account, moved.value);
          }
        }
      }
    },
  };
}

/** Creates the seconds that withdrawals of other players took before the world began. One of ten was reviewed by a person. */
const createEarlierTimes = (random: Random) =>
  Array.from({ length: 80 }, (_, index) => (index % 10 === 0 ? random.integer(480, 1500) : random.integer(45, 240)));

const withdrawalRules = ({ withdraw_enabled, withdraw_min, withdraw_max, withdraw_daily_limit }: Settings) => ({
  enabled: withdraw_enabled,
  min: withdraw_min,
  max: withdraw_max,
  daily: withdraw_daily_limit,
});
