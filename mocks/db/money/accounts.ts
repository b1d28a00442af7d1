import type { Contribution } from '../../domain/money/bonus';
import { expireBonuses } from '../../domain/rewards/bonus-moves';
import type { Holding } from '../../domain/rewards/coupons';
import type { Complaint } from '../../domain/player/complaints';
import type { PlayedBet } from '../../domain/money/bet-history';
import { recordBets } from '../../domain/money/bet-history';
import type { DailyTotals } from '../../domain/money/daily-totals';
import type { Deposit } from '../../domain/money/deposits';
import type { DailyResults } from '../../domain/money/results';
import type { DomainEvent } from '../../domain/domain-events';
import type { Entry } from '../../domain/money/ledger';
import { upsertEntries } from '../../domain/money/ledger';
import { adjust } from '../../domain/money/money-moves';
import type { Invalid, Result } from '../../domain/result';
import type { PixKey } from '../../domain/money/pix-keys';
import type { LimitChange } from '../../domain/protection/limit-changes';
import { recordLimitChange } from '../../domain/protection/limit-changes';
import type { Limit } from '../../domain/protection/limits';
import type { PlayTotals, Protection } from '../../domain/protection/protection';
import { protectionAt, protectionEvents, startPlayTotals, UNPROTECTED } from '../../domain/protection/protection';
import type { WalletChange, Wallet } from '../../domain/money/wallet';
import { openWallet } from '../../domain/money/wallet';
import type { Withdrawal } from '../../domain/money/withdrawals';
import type { Clock } from '../clock';
import type { Events } from '../events';
import type { Random } from '../../domain/random';
import type { TransactionQuery } from './transaction-lists';
import { createTransactionLists } from './transaction-lists';

/** Account of a player: money, bets, limits, coupons and complaints. */
export interface Account {
  playerId: string;
  wallet: Wallet;
  /** Entries by id, oldest first. Only `addEntries` changes the map in place, because lists of it are cached. */
  journal: Map<string, Entry>;
  /** Bets by id, oldest first. */
  bets: Map<string, PlayedBet>;
  /** Totals of each day, from which limits and statements are computed. */
  dailyTotals: DailyTotals;
  /** Results of settled bets by day and kind, for the tax statements. */
  results: DailyResults;
  protection: Protection;
  /** Changes of the limits, oldest first; never shortened. */
  limitChanges: readonly LimitChange[];
  /** Totals of play since the last login. */
  playTotals: PlayTotals;
  /** Time of the last settlement or stake, in Unix ms; null if there was none. A stake that a limit or the balance forbade counts. */
  activeAt: number | null;
  /** Time up to which play is counted, in Unix ms, so that two games at once count once. */
  timeCountedUntil: number | null;
  deposits: Map<string, Deposit>;
  withdrawals: Map<string, Withdrawal>;
  pixKeys: readonly PixKey[];
  coupons: readonly Holding[];
  /** Complaints, oldest first. */
  complaints: readonly Complaint[];
  /** Stakes that counted towards the wagering of a bonus, oldest first. */
  contributions: readonly Contribution[];
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the account store. Money, limits and bonuses change only here, which emits their events. */
export function createAccounts({ clock, random, events }: { clock: Clock; random: Random; events: Events }) {
  const accountsById = new Map<string, Account>();
  const lists = createTransactionLists();
  const emit = (domainEvents: readonly DomainEvent[]) =>
    domainEvents.forEach(({ name, subject, payload }) => events.emit(name, subject, payload));

  const accounts = {
    /** Creates an id: the prefix, `_` and 16 hexadecimal digits. */
    id: (prefix: string): string => `${prefix}_${random.hex(8)}`,

    /** Returns an account after {@link catchUp}, which advances no deposits and withdrawals; creates an empty one if needed. */
    get(playerId: string): Account {
      const account = accountsById.get(playerId) ?? emptyAccount(playerId, clock.now());
      accountsById.set(playerId, account);
      accounts.catchUp(account);
      return account;
    },

    /** Returns all accounts, without applying what is due. */
    all: (): Account[] => [...accountsById.values()],

    /**
     * Stores the wallet with its entries and bets, and emits its events. The caller stores daily totals, results and contributions.
     *
     * @param at Unix ms of the change
     * @throws {Error} if the player has no account
     */
    apply({ playerId }: Pick<Account, 'playerId'>, { wallet, entries, events: emitted }: WalletChange, at = clock.now()): void {
      const account = accountsById.get(playerId);
      if (account === undefined) throw new Error(`no account of ${playerId}`);
      recordBets(account.bets, account.wallet, wallet, entries, at);
      account.wallet = wallet;
      accounts.addEntries(account, entries);
      emit(emitted);
    },

    /** Adds entries, or replaces those with the same id, without a change of the wallet: for example attempts that moved no money. */
    addEntries({ journal }: Account, entries: readonly Entry[]): void {
      if (entries.length === 0) return;
      upsertEntries(journal, entries);
      lists.invalidate(journal);
    },

    /** Returns the matching entries that changed the real balance, or tried to, newest first. */
    transactions: (playerId: string, query: TransactionQuery): readonly Entry[] => lists.list(accounts.get(playerId).journal, query),

    /** Adjusts the real balance by cents, not 0, which count as no deposit and no withdrawal; a negative amount must not exceed it. */
    adjustBalance(playerId: string, delta: number, description = 'Ajuste de saldo'): Result<WalletChange, Invalid<'insufficient'>> {
      const account = accounts.get(playerId);
      const cause = { source: 'Adjustment', description, entryId: accounts.id('trx'), now: clock.now() } as const;
      const adjusted = adjust(account.wallet, { delta, ...cause });
      if (adjusted.ok) accounts.apply(account, adjusted.value);
      return adjusted;
    },

    /** Stores protection and emits its events. */
    setProtection(account: Account, protection: Protection): void {
      const before = account.protection;
      account.protection = protection;
      emit(protectionEvents(before, protection, account.dailyTotals, account.playerId, clock.now()));
    },

    /** Stores limits that `setLimit` or `cancelPending` returned, with the change in the history, and emits the events. */
    changeLimits(account: Account, limit: Pick<Limit, 'type' | 'period'>, after: readonly Limit[]): void {
      const { protection, limitChanges } = account;
      const change = { before: protection.limits, after, limit, id: accounts.id('lch'), now: clock.now() };
      account.limitChanges = recordLimitChange(limitChanges, change);
      accounts.setProtection(account, { ...protection, limits: after });
    },

    /** Emits events without a wallet change. */
    emit,

    /** Ends the expired bonuses, suspensions and exclusions of an account, and applies the pending limits that are due. */
    catchUp(account: Account): void {
      const now = clock.now();
      const protection = protectionAt(account.protection, now);
      if (protection !== account.protection) accounts.setProtection(account, protection);
      const step = expireBonuses(account.wallet, now, () => accounts.id('trx'));
      if (step.entries.length > 0) accounts.apply(account, step);
    },

    dump: () => [...accountsById.values()].map(serializeAccount),

    restore(saved: readonly SerializedAccount[]): void {
      accountsById.clear();
      for (const account of saved) accountsById.set(account.playerId, deserializeAccount(account));
    },
  };
  return accounts;
}

function emptyAccount(playerId: string, now: number): Account {
  return {
    playerId,
    wallet: openWallet(playerId),
    journal: new Map(),
    bets: new Map(),
    dailyTotals: {},
    results: {},
    protection: UNPROTECTED,
    limitChanges: [],
    playTotals: startPlayTotals(now),
    activeAt: null,
    timeCountedUntil: null,
    deposits: new Map(),
    withdrawals: new Map(),
    pixKeys: [],
    coupons: [],
    complaints: [],
    contributions: [],
  };
}

type SerializedAccount = ReturnType<typeof serializeAccount>;

const serializeAccount = (account: Account) => ({
  ...account,
  journal: [...account.journal.values()],
  bets: [...account.bets.values()],
  deposits: [...account.deposits.values()],
  withdrawals: [...account.withdrawals.values()],
});

const deserializeAccount = (account: SerializedAccount): Account => ({
  ...account,
  journal: byId(account.journal),
  bets: byId(account.bets),
  deposits: byId(account.deposits),
  withdrawals: byId(account.withdrawals),
});

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
