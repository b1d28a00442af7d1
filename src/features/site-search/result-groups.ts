import type { SearchEntry, SearchKind } from './search-entry';

/** Group of results of one kind. A kind has further groups if entries of it arrive later. */
export interface SearchGroup {
  readonly key: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

/** Titles of the kinds; `most` is the number of entries that `groupByKind` keeps. */
const KINDS: Readonly<Record<SearchKind, { readonly title: string; readonly most: number }>> = {
  game: { title: 'Jogos', most: 6 },
  house: { title: 'Jogos da casa', most: 4 },
  event: { title: 'Esportes', most: 5 },
  category: { title: 'Categorias', most: 3 },
  provider: { title: 'Provedores', most: 4 },
  page: { title: 'Páginas', most: 5 },
  help: { title: 'Regras e ajuda', most: 4 },
};

/**
 * Groups entries by kind, and drops all but the best few of each. The kind of the best match comes first.
 *
 * @param entries best match first
 */
export function groupByKind(entries: readonly SearchEntry[]): readonly SearchGroup[] {
  const groups = new Map<SearchKind, SearchEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.kind) ?? [];
    if (group.length < KINDS[entry.kind].most) group.push(entry);
    groups.set(entry.kind, group);
  }
  return Array.from(groups, ([kind, found]) => ({ key: kind, kind, title: KINDS[kind].title, entries: found }));
}

/**
 * Appends entries that arrived later than those on the screen, in groups below them, so that nothing moves under a
 * finger or the focus. Their number is not limited, and entries with a shown id are skipped.
 *
 * @returns `shown` itself if there is nothing new
 */
export function appendLate(shown: readonly SearchGroup[], late: readonly SearchEntry[]): readonly SearchGroup[] {
  const ids = new Set(shown.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const groups = new Map<SearchKind, SearchEntry[]>();
  for (const entry of late) if (!ids.has(entry.id)) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
  if (groups.size === 0) return shown;
  const added = Array.from(groups, ([kind, entries]) => {
    const earlier = shown.filter((group) => group.kind === kind).length;
    const { title } = KINDS[kind];
    return { key: `${kind}${'+'.repeat(earlier)}`, kind, title: earlier === 0 ? title : `Mais ${title.toLowerCase()}`, entries };
  });
  return [...shown, ...added];
}
