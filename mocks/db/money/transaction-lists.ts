import { calendarDay } from '../../domain/calendar';
import type { Entry } from '../../domain/money/ledger';
import { isTransaction } from '../../domain/money/ledger';
import { createLruCache } from '../../domain/lru-cache';

/** Filter of transactions (SPEC A22), with inclusive dates in America/Sao_Paulo. */
export interface TransactionQuery {
  source?: Entry['source'] | undefined;
  type?: Entry['type'] | undefined;
  status?: Entry['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Maximum number of cached queries of a journal. */
const MAX_CACHED_QUERIES = 20;

type Journal = ReadonlyMap<string, Entry>;
type Lists = ReturnType<typeof createLruCache<readonly Entry[]>>;

/**
 * Creates filtered lists of a journal's transactions, newest first, without entries that neither changed the real balance nor tried to.
 * They are cached, so that paging long journals is fast: after each change of a journal the caller must call `invalidate`, which drops
 * all its lists.
 */
export function createTransactionLists() {
  const listsByJournal = new WeakMap<Journal, Lists>();
  return {
    list(journal: Journal, query: TransactionQuery): readonly Entry[] {
      const lists = listsByJournal.get(journal) ?? createLruCache<readonly Entry[]>(MAX_CACHED_QUERIES);
      listsByJournal.set(journal, lists);
      const { source, type, status, from, to } = query;
      return lists(JSON.stringify([source, type, status, from, to]), () => filterJournal(journal, query));
    },

    invalidate(journal: Journal): void {
      listsByJournal.delete(journal);
    },
  };
}

function filterJournal(journal: Journal, query: TransactionQuery): readonly Entry[] {
  const found: Entry[] = [];
  for (const entry of journal.values()) if (isTransaction(entry) && matches(entry, query)) found.push(entry);
  return found.reverse();
}

function matches(entry: Entry, { source, type, status, from, to }: TransactionQuery): boolean {
  return (
    (source === undefined || entry.source === source) &&
    (type === undefined || entry.type === type) &&
    (status === undefined || entry.status === status) &&
    ((from === undefined && to === undefined) || isWithin(calendarDay(entry.at), from, to))
  );
}

const isWithin = (day: string, from = day, to = day) => from <= day && day <= to;
