import { accessBlock } from '../../domain/protection/access';
import type { AccessContext } from '../../domain/protection/access';
import { recordDeposit } from '../../domain/money/daily-totals';
import type { Deposit } from '../../domain/money/deposits';
import { depositAt, depositAttemptEntry, openDeposit, payDeposit } from '../../domain/money/deposits';
import type { Entry } from '../../domain/money/ledger';
import { APPROVED } from '../../domain/money/ledger';
import { limitBlock, limitEvents } from '../../domain/protection/limit-usage';
import type { Conflict, Forbidden, Invalid, NotFound, Result } from '../../domain/result';
import { conflict, err, notFound, ok } from '../../domain/result';
import { findInAccounts, listNewestFirst } from './account-lookup';
import type { Account, Accounts } from '../money/accounts';
import type { Clock } from '../clock';
import type { Player, Players } from '../players/players';
import type { Random } from '../../domain/random';
import type { Rewards } from '../money/rewards';
import type { Settings } from '../settings';

/** Payee of every BR Code, which cannot be paid because `.invalid` hosts do not exist (RFC 2606). */
const PAYEE = { name: 'Palpite Apostas', city: 'Sao Paulo', url: 'pix.palpite.invalid/qr/v2' };

/** Parts of the world that the cashier uses. */
export interface CashierDependencies {
  accounts: Accounts;
  clock: Clock;
  players: Players;
  random: Random;
  rewards: Rewards;
  settings: Settings;
}

/** Creates the actions on the deposits of all accounts: the player starts them, the bank pays them or lets them expire. */
export function createCashierDeposits({ accounts, clock, players, random, rewards, settings }: CashierDependencies) {
  const holder = (playerId: string) => {
    const player = players.byId(playerId);
    if (player === undefined) throw new Error(`no player ${playerId}`);
    return player;
  };

  return {
    /**
     * Starts a deposit of `amount` cents, enters it in the journal as pending, and arms its coupon if it has one. `access` decides whether
     * the player may deposit now. Unpaid deposits count towards the player's limits. Nothing is stored on error.
     */
    deposit(
      player: Player,
      request: { amount: number; coupon?: string | undefined },
      access: AccessContext,
    ): Result<Deposit, Forbidden | Invalid> {
      const account = accounts.get(player.id);
      const now = clock.now();
      const forbidden = accessBlock('deposit', access, now);
      if (forbidden !== null) return err(forbidden);
      const rules = depositRules(settings);
      const id = accounts.id('trx');
      const opened = openDeposit({ id, playerId: player.id, ...request, chargeId: random.uuid(), now }, rules, PAYEE);
      if (!opened.ok) return opened;
      const limited = limitBlock(account.protection.limits, account.dailyTotals, { deposit: request.amount + unpaid(account, now) }, now);
      if (limited !== null) return err(limited);
      if (request.coupon !== undefined) {
        const armed = rewards.armForDeposit(account, request.coupon);
        if (!armed.ok) return armed;
      }
      account.deposits.set(id, opened.value);
      accounts.addEntries(account, [depositAttemptEntry(opened.value)]);
      return opened;
    },

    /**
     * Pays a pending or expired deposit as the bank would, adds it to the day's totals and grants the bonus of an armed coupon. Any other
     * deposit is a conflict. A payment from another CPF than the player's is a rejected deposit, not an error.
     *
     * @param payerCpf digits, by default the player's own
     */
    pay(id: string, payerCpf?: string): Result<Deposit, Conflict<'ended'> | NotFound<'no_deposit'>> {
      const known = findInAccounts(accounts, ({ deposits }) => deposits, id);
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

    /** Expires a pending deposit at once; any other is a conflict. The bank can still pay it. */
    expire(id: string): Result<Deposit, Conflict<'ended'> | NotFound<'no_deposit'>> {
      const known = findInAccounts(accounts, ({ deposits }) => deposits, id);
      if (known === undefined) return err(notFound('no_deposit', 'Não encontrado.'));
      const { account, item } = known;
      if (depositAt(item, clock.now()).status !== 'pending') return err(conflict('ended', 'Este depósito já foi encerrado.'));
      const expired: Deposit = { ...item, status: 'expired', expiresAt: clock.now() };
      account.deposits.set(id, expired);
      accounts.addEntries(account, [depositAttemptEntry(expired)]);
      return ok(expired);
    },

    /** Returns the deposits of all players, newest first, with their status as stored: `expireDue` must have expired the overdue ones. */
    deposits: (): Deposit[] => listNewestFirst(accounts, ({ deposits }) => deposits),

    /** Marks the deposits whose code has expired as expired, also in the journal. */
    expireDue(): void {
      const now = clock.now();
      for (const account of accounts.all()) {
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

/** Sums the unpaid charges, because a limit must hold whichever are paid. */
function unpaid({ deposits }: Account, now: number): number {
  let sum = 0;
  for (const deposit of deposits.values()) if (depositAt(deposit, now).status === 'pending') sum += deposit.amount;
  return sum;
}

function countApproved(journal: Iterable<Entry>): number {
  let count = 0;
  for (const { source, status } of journal) if (source === 'Deposit' && status === APPROVED) count += 1;
  return count;
}

const depositRules = ({ deposit_enabled, deposit_min, deposit_max, deposit_rollover }: Settings) => ({
  enabled: deposit_enabled,
  min: deposit_min,
  max: deposit_max,
  rollover: deposit_rollover,
});
