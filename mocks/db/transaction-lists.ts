import { calendarDay } from '../domain/calendar';
import type { Entry } from '../domain/ledger';
import { isTransaction } from '../domain/ledger';
import { createKept } from './kept';

/** Transaction filters (SPEC A22). Dates in America/Sao_Paulo, both inclusive. */
export interface TransactionQuery {
  source?: Entry['source'] | undefined;
  type?: Entry['type'] | undefined;
  status?: Entry['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Maximum number of cached queries per journal. */
const QUESTIONS = 20;

type Journal = ReadonlyMap<string, Entry>;
type Lists = ReturnType<typeof createKept<readonly Entry[]>>;

/**
 * Creates cached transaction lists, newest first. A repeated query is not evaluated again until the journal changes, so
 * that paging stays fast for long journals.
 */
export function createTransactionLists() {
  const known = new WeakMap<Journal, Lists>();
  return {
    list(journal: Journal, query: TransactionQuery): readonly Entry[] {
      const lists = known.get(journal) ?? createKept<readonly Entry[]>(QUESTIONS);
      known.set(journal, lists);
      const { source, type, status, from, to } = query;
      return lists(JSON.stringify([source, type, status, from, to]), () => read(journal, query));
    },

    /** Invalidates the cached lists of a journal. */
    forget(journal: Journal): void {
      known.delete(journal);
    },
  };
}

function read(journal: Journal, query: TransactionQuery): readonly Entry[] {
  const found: Entry[] = [];
  for (const entry of journal.values()) if (isTransaction(entry) && isWanted(entry, query)) found.push(entry);
  return found.reverse();
}

function isWanted(entry: Entry, { source, type, status, from, to }: TransactionQuery): boolean {
  return (
    (source === undefined || entry.source === source) &&
    (type === undefined || entry.type === type) &&
    (status === undefined || entry.status === status) &&
    ((from === undefined && to === undefined) || isWithin(calendarDay(entry.at), from, to))
  );
}

const isWithin = (day: string, from = day, to = day) => from <= day && day <= to;
