import { accessBlock } from '../domain/access';
import type { AccessContext } from '../domain/access';
import { calendarDay } from '../domain/calendar';
import { recordDeposit, recordWithdrawal } from '../domain/daily-totals';
import type { Deposit } from '../domain/deposits';
import { depositAttemptEntry, depositAt, openDeposit, payDeposit } from '../domain/deposits';
import type { Entry } from '../domain/ledger';
import { APPROVED } from '../domain/ledger';
import { limitEvents, limitBlock } from '../domain/limit-usage';
import type { Conflict, Forbidden, Invalid, NotFound, Result } from '../domain/result';
import { conflict, ok, notFound, err } from '../domain/result';
import type { PixKey, PixKeyType } from '../domain/pix-keys';
import { addPixKey, keyRemovalError } from '../domain/pix-keys';
import type { Withdrawal, WithdrawalStep } from '../domain/withdrawals';
import { cancelWithdrawal, moveWithdrawal, nextStep, requestWithdrawal, sumRequestedOn } from '../domain/withdrawals';
import type { Account, Accounts } from './accounts';
import type { Clock } from './clock';
import type { Player, Players } from './players';
import type { Random } from './random';
import type { Rewards } from './rewards';
import type { Settings } from './settings';

/** The payee in every BR Code. Nobody can pay it, because `.invalid` hosts do not exist (RFC 2606). */
const PAYEE = { name: 'Palpite Apostas', city: 'Sao Paulo', url: 'pix.palpite.invalid/qr/v2' };

interface Deps {
  accounts: Accounts;
  clock: Clock;
  players: Players;
  random: Random;
  rewards: Rewards;
  settings: Settings;
}

export type Cashier = ReturnType<typeof createCashier>;

/** Creates the cashier: deposits, withdrawals and PIX keys. */
export function createCashier({ accounts, clock, players, random, rewards, settings }: Deps) {
  const holder = (playerId: string) => {
    const player = players.byId(playerId);
    if (player === undefined) throw new Error(`no player ${playerId}`);
    return player;
  };
  const ids = () => ({ entryId: accounts.id('trx'), now: clock.now() });

  const keep = (account: Account, { withdrawal, ...step }: WithdrawalStep): Withdrawal => {
    account.withdrawals.set(withdrawal.id, withdrawal);
    if (withdrawal.status === 'paid') account.dailyTotals = recordWithdrawal(account.dailyTotals, withdrawal.amount, clock.now());
    accounts.apply(account, step);
    return withdrawal;
  };
  /** Sums the unpaid charges, because a limit must hold whichever of them are paid. */
  const unpaid = ({ deposits }: Account, now: number) => {
    let sum = 0;
    for (const deposit of deposits.values()) if (depositAt(deposit, now).status === 'pending') sum += deposit.amount;
    return sum;
  };
  const found = <T>(of: (account: Account) => Map<string, T>, id: string): { account: Account; item: T } | undefined => {
    for (const account of accounts.all()) {
      const item = of(account).get(id);
      if (item !== undefined) return { account, item };
    }
    return undefined;
  };

  return {
    /** Starts a deposit, optionally with a coupon. */
    deposit(
      player: Player,
      wanted: { amount: number; coupon?: string | undefined },
      access: AccessContext,
    ): Result<Deposit, Forbidden | Invalid> {
      const account = accounts.get(player.id);
      const now = clock.now();
      const forbidden = accessBlock('deposit', access, now);
      if (forbidden !== null) return err(forbidden);
      const rules = depositRules(settings);
      const id = accounts.id('trx');
      const opened = openDeposit({ id, playerId: player.id, ...wanted, chargeId: random.uuid(), now }, rules, PAYEE);
      if (!opened.ok) return opened;
      const limited = limitBlock(account.protection.limits, account.dailyTotals, { deposit: wanted.amount + unpaid(account, now) }, now);
      if (limited !== null) return err(limited);
      if (wanted.coupon !== undefined) {
        const armed = rewards.armForDeposit(account, wanted.coupon);
        if (!armed.ok) return armed;
      }
      account.deposits.set(id, opened.value);
      accounts.addEntries(account, [depositAttemptEntry(opened.value)]);
      return opened;
    },

    /**
     * Pays a deposit as the bank would, on time or late.
     *
     * @param payerCpf CPF of the paying account; defaults to the player's own
     */
    pay(id: string, payerCpf?: string): Result<Deposit, Conflict<'ended'> | NotFound<'no_deposit'>> {
      const known = found(({ deposits }) => deposits, id);
      if (known === undefined) return err(notFound('no_deposit', 'Não encontrado.'));
      const account = accounts.get(known.account.playerId);
      const { cpf } = holder(account.playerId);
      const approvedBefore = countApproved(account.journal.values());
      const paid = payDeposit(account.wallet, known.item, {
        payerCpf: payerCpf ?? cpf,
        playerCpf: cpf,
        approvedBefore,
        rollover: settings.deposit_rollover,
        now: clock.now(),
      });
      if (!paid.ok) return paid;
      const { deposit, ...step } = paid.value;
      account.deposits.set(id, deposit);
      const before = account.dailyTotals;
      if (deposit.status === 'approved') account.dailyTotals = recordDeposit(before, deposit.amount, clock.now());
      accounts.apply(account, step);
      accounts.emit(limitEvents(account.protection.limits, before, account.dailyTotals, account.playerId, clock.now()));
      if (deposit.status === 'approved') rewards.useForDeposit(account, deposit.coupon, deposit.amount);
      return ok(deposit);
    },

    /** Expires the charge of a deposit now. */
    expire(id: string): Result<Deposit, Conflict<'ended'> | NotFound<'no_deposit'>> {
      const known = found(({ deposits }) => deposits, id);
      if (known === undefined) return err(notFound('no_deposit', 'Não encontrado.'));
      const { account, item } = known;
      if (depositAt(item, clock.now()).status !== 'pending') return err(conflict('ended', 'Este depósito já foi encerrado.'));
      const expired: Deposit = { ...item, status: 'expired', expiresAt: clock.now() };
      account.deposits.set(id, expired);
      accounts.addEntries(account, [depositAttemptEntry(expired)]);
      return ok(expired);
    },

    /** Requests a withdrawal; the amount leaves the balance at once. */
    withdraw(player: Player, wanted: { amount: number; pixKeyId: string }, access: AccessContext): Result<Withdrawal, Forbidden | Invalid> {
      const account = accounts.get(player.id);
      const now = clock.now();
      const forbidden = accessBlock('withdraw', access, now);
      if (forbidden !== null) return err(forbidden);
      const key = account.pixKeys.find(({ id }) => id === wanted.pixKeyId);
      const today = sumRequestedOn(account.withdrawals.values(), calendarDay(now));
      const request = { id: accounts.id('wdr'), amount: wanted.amount, playerCpf: player.cpf, key, today, ...ids() };
      const asked = requestWithdrawal(account.wallet, request, withdrawalRules(settings));
      return asked.ok ? ok(keep(account, asked.value)) : asked;
    },

    /** Cancels a withdrawal. */
    cancel(playerId: string, id: string): Result<Withdrawal, Conflict | NotFound> {
      const account = accounts.get(playerId);
      const withdrawal = account.withdrawals.get(id);
      if (withdrawal === undefined) return err(notFound('no_withdrawal', 'Não encontrado.'));
      const cancelled = cancelWithdrawal(account.wallet, withdrawal, ids());
      return cancelled.ok ? ok(keep(account, cancelled.value)) : cancelled;
    },

    /** Advances a withdrawal, as the back office would. */
    move(
      id: string,
      to: 'in_review' | 'processing' | 'paid' | 'rejected',
      reason: string | null = null,
    ): Result<Withdrawal, Conflict | NotFound> {
      const known = found(({ withdrawals }) => withdrawals, id);
      if (known === undefined) return err(notFound('no_withdrawal', 'Não encontrado.'));
      const moved = moveWithdrawal(known.account.wallet, known.item, { to, reason, ...ids() });
      return moved.ok ? ok(keep(known.account, moved.value)) : moved;
    },

    /** Returns the deposits of all players, newest first. */
    deposits: (): Deposit[] =>
      accounts
        .all()
        .flatMap(({ deposits }) => [...deposits.values()])
        .toSorted(newestFirst),
    withdrawals: (): Withdrawal[] =>
      accounts
        .all()
        .flatMap(({ withdrawals }) => [...withdrawals.values()])
        .toSorted(newestFirst),

    addKey(player: Player, type: PixKeyType, key: string): Result<PixKey, Conflict | Invalid> {
      const account = accounts.get(player.id);
      const added = addPixKey({ id: accounts.id('pix'), type, key, player, known: account.pixKeys });
      if (added.ok) account.pixKeys = [...account.pixKeys, added.value];
      return added;
    },

    /**
     * Removes a key, unless a pending withdrawal uses it.
     *
     * @returns the error, or null on success
     */
    removeKey(playerId: string, id: string): Conflict | NotFound | null {
      const account = accounts.get(playerId);
      const key = account.pixKeys.find((one) => one.id === id);
      if (key === undefined) return notFound('no_key', 'Não encontrado.');
      const busy = [...account.withdrawals.values()].filter((one) => nextStep(one) !== null).map(({ pixKeyId }) => pixKeyId);
      const stays = keyRemovalError(key, busy);
      if (stays === null) account.pixKeys = account.pixKeys.filter((one) => one !== key);
      return stays;
    },

    /** Advances due withdrawals and expires unpaid charges. */
    tick(): void {
      const now = clock.now();
      for (const account of accounts.all()) {
        for (const withdrawal of account.withdrawals.values()) {
          let current = withdrawal;
          // After a clock jump several steps are due; each happens at its own time.
          for (let next = nextStep(current); next !== null && next.at <= now; next = nextStep(current)) {
            const moved = moveWithdrawal(account.wallet, current, { to: next.to, entryId: accounts.id('trx'), now: next.at });
            if (!moved.ok) break;
            current = keep(account, moved.value);
          }
        }
        for (const deposit of account.deposits.values()) {
          const current = depositAt(deposit, now);
          if (current === deposit) continue;
          account.deposits.set(current.id, current);
          accounts.addEntries(account, [depositAttemptEntry(current)]);
        }
      }
    },
  };
}

function countApproved(journal: Iterable<Entry>): number {
  let count = 0;
  for (const { source, status } of journal) if (source === 'Deposit' && status === APPROVED) count += 1;
  return count;
}

const newestFirst = (one: { createdAt: number }, other: { createdAt: number }) => other.createdAt - one.createdAt;

const depositRules = ({ deposit_enabled, deposit_min, deposit_max, deposit_rollover }: Settings) => ({
  enabled: deposit_enabled,
  min: deposit_min,
  max: deposit_max,
  rollover: deposit_rollover,
});

const withdrawalRules = ({ withdraw_enabled, withdraw_min, withdraw_max, withdraw_daily_limit }: Settings) => ({
  enabled: withdraw_enabled,
  min: withdraw_min,
  max: withdraw_max,
  daily: withdraw_daily_limit,
});
