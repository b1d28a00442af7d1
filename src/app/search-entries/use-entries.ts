import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { getListGamesQueryKey } from '@generated/api/lobby';
import type { Category } from '@generated/api/model/category';
import type { Game } from '@generated/api/model/game';
import type { GameList } from '@generated/api/model/game-list';
import type { Provider } from '@generated/api/model/provider';

import { categoryIcon, categoryPath } from '@/features/casino/categories';
import { categoriesQuery, gamesQuery } from '@/features/casino/game-queries';
import { allProvidersQuery } from '@/features/casino/lobby/all-providers';
import { gameImages } from '@/features/casino/tiles/game-image';
import { articlePath, pagesQuery } from '@/features/legal-and-help/pages-query';
import type { SearchEntry } from '@/features/site-search/search-entry';
import { eventTimeLabel } from '@/features/sports/rail/event-day';
import type { BookPage, Highlight } from '@/features/sports/rail/highlights';
import { useHighlights } from '@/features/sports/rail/highlights';
import { formatCounted } from '@/shared/format/number';
import { paths } from '@/product/paths';
import { useOpenLinkFilter, useIsSectionOpen } from '@/product/sections';

import { HOUSE_GAMES, PAGES, SUGGESTED_PAGES } from './page-entries';

/** Number of popular games, as many as in the first rail of home, so that its cached answer serves both. */
const POPULAR_GAMES = 10;

/**
 * Returns the entries that are searched in the browser, and suggestions; both only of open sections (SPEC D10, D17). Categories,
 * providers, legal pages and the popular games, which are suggestions, are fetched. Of the games, only those are entries that the cache had
 * when the search was opened.
 */
export function useEntries(): { entries: readonly SearchEntry[]; suggestions: readonly SearchEntry[] } {
  const client = useQueryClient();
  const isOpen = useOpenLinkFilter();
  const isCasinoOpen = useIsSectionOpen('casino_enabled');
  const [games] = useState(() => cachedGames(client).map(gameEntry));
  const popular = useQuery({ ...gamesQuery({ sort: 'popular', per_page: POPULAR_GAMES }), enabled: isCasinoOpen }).data?.data;
  const categories = useQuery({ ...categoriesQuery(), enabled: isCasinoOpen }).data?.data;
  const providers = useQuery({ ...allProvidersQuery(), enabled: isCasinoOpen }).data;
  const legalPages = useQuery(pagesQuery()).data?.data;
  const events = useHighlights((state) => state.events);
  const bookPages = useHighlights((state) => state.pages);
  const all = useMemo(
    () => [
      ...HOUSE_GAMES,
      ...PAGES,
      ...(categories ?? []).map(categoryEntry),
      ...(providers ?? []).map(providerEntry),
      ...(events ?? []).map(eventEntry),
      ...bookPages.filter(({ to }) => !events?.some((event) => event.to === to)).map(bookEntry),
      ...games,
      ...(legalPages ?? []).map(({ slug, title }) => helpEntry(slug, title)).filter(({ to }) => !PAGE_PATHS.has(to)),
    ],
    [categories, providers, events, bookPages, games, legalPages],
  );
  const suggested = useMemo(() => [...SUGGESTED_PAGES, ...(popular ?? []).map(gameEntry)], [popular]);
  return { entries: useStable(all.filter(isOpen)), suggestions: useStable(suggested.filter(isOpen)) };
}

/** Returns the entry of a game, which opens the game's modal over the current page. */
export function gameEntry({ id, name, provider, image, image_cf }: Game): SearchEntry {
  return {
    id: `game ${id}`,
    kind: 'game',
    label: name,
    detail: provider.name,
    to: paths.play(id),
    modal: { name: 'game', id },
    images: gameImages({ image, image_cf }),
    icon: 'games',
  };
}

function categoryEntry({ id, name, slug, games_count: count }: Category): SearchEntry {
  const detail = formatCounted(count, 'jogo', 'jogos');
  return { id: `category ${id}`, kind: 'category', label: name, detail, to: categoryPath({ id, slug }), icon: categoryIcon(slug) };
}

function providerEntry({ id, name, games_count: count }: Provider): SearchEntry {
  return {
    id: `provider ${id}`,
    kind: 'provider',
    label: name,
    detail: formatCounted(count, 'jogo', 'jogos'),
    to: paths.provider(id),
    icon: 'games',
  };
}

function eventEntry({ event, to }: Highlight): SearchEntry {
  const { id, home, away, league } = event;
  return {
    id: `event ${id}`,
    kind: 'event',
    label: `${home} x ${away}`,
    detail: `${league} · ${eventTimeLabel(event)}`,
    to,
    icon: 'ball',
  };
}

/** Returns the entry of a page of the sportsbook, such as a league. */
const bookEntry = ({ to, label, detail, keywords }: BookPage): SearchEntry => ({
  id: `book ${to}`,
  kind: 'event',
  label,
  detail,
  ...(keywords !== undefined && { keywords }),
  to,
  icon: 'ball',
});

/** Paths of the site's pages: a legal page with one of them is left out, because the page's own entry stands for it. */
const PAGE_PATHS: ReadonlySet<string> = new Set(PAGES.map(({ to }) => to));
const PAGE_LABELS: ReadonlySet<string> = new Set(PAGES.map(({ label }) => label));

/** Returns the entry of an article. One with the name of a page, such as 'Autoexclusão', says that it has the rules. */
function helpEntry(slug: string, title: string): SearchEntry {
  const label = PAGE_LABELS.has(title) ? `${title}: regras` : title;
  return { id: `help ${slug}`, kind: 'help', label, to: articlePath(slug), icon: 'list' };
}

/** Returns the games of all lists in the cache. */
function cachedGames(client: QueryClient): readonly Game[] {
  const lists = client.getQueriesData<GameList>({ queryKey: getListGamesQueryKey() });
  const games = lists.flatMap(([, list]) => list?.data ?? []);
  return [...new Map(games.map((game) => [game.id, game])).values()];
}

/** Returns the previous array while its members are the same: an index is built for each new one. */
function useStable(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const [kept, setKept] = useState(entries);
  const isSame = kept.length === entries.length && kept.every((entry, index) => entry === entries[index]);
  if (!isSame) setKept(entries);
  return isSame ? kept : entries;
}
