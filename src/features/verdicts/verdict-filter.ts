import type { FairGame } from '@/fairness/core/evidence';
import type { Verdict } from '@/fairness/core/fair-checks';
import type { VerdictEntry } from '@/fairness/core/verdict-log';

/** Filter of the list of verdicts. A missing member lets everything through. */
export interface VerdictFilter {
  readonly game?: FairGame;
  readonly verdict?: Verdict;
}

export const GAME_LABELS: Readonly<Record<FairGame, string>> = { mines: 'Mines', double: 'Double' };

/** Plural labels for totals and the filter. */
export const VERDICT_GROUPS: Readonly<Record<Verdict, string>> = {
  passed: 'Conferidas',
  failed: 'Não conferem',
  unchecked: 'Sem conferência',
};

const isKey = <Key extends string>(labels: Readonly<Record<Key, string>>, value: string | null): value is Key =>
  value !== null && Object.hasOwn(labels, value);

/** Parses the filter in the URL, and ignores unknown values. */
export function parseFilter(search: URLSearchParams): VerdictFilter {
  const [game, verdict] = [search.get('game'), search.get('verdict')];
  return { ...(isKey(GAME_LABELS, game) && { game }), ...(isKey(VERDICT_GROUPS, verdict) && { verdict }) };
}

/** Returns a copy of the URL's parameters with one of them changed. An empty value removes it. */
export function withParameter(search: URLSearchParams, name: keyof VerdictFilter, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Returns the verdicts that meet the filter, in the given order. */
export function filterEntries(entries: readonly VerdictEntry[], { game, verdict }: VerdictFilter): VerdictEntry[] {
  return entries.filter((entry) => (game === undefined || entry.game === game) && (verdict === undefined || entry.verdict === verdict));
}
