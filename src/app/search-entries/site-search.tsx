import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import type { GameList } from '@generated/api/model/game-list';
import type { SearchSynonym } from '@generated/api/model/search-synonym';

import { SearchDialog } from '@/features/site-search/search-dialog';
import { useHighlights } from '@/features/sports/rail/highlights';
import { HighlightsFrame } from '@/features/sports/rail/highlights-frame';
import { useHighlightsSource } from '@/features/sports/rail/use-highlights-source';
import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { platformQuery } from '@/product/platform-rules';
import { useIsSectionOpen } from '@/product/sections';
import { fold } from '@/shared/text-index/fuzzy-match';
import { gamesQuery } from '@/features/casino/game-queries';
import type { RemoteResults } from '@/features/site-search/search-dialog';
import type { SearchEntry } from '@/features/site-search/search-entry';
import { formatCount } from '@/shared/format/number';
import { paths } from '@/product/paths';

import { gameEntry, useEntries } from './use-entries';

/** Synonyms if the operator has set none. */
const NO_SYNONYMS: readonly SearchSynonym[] = [];

/**
 * Renders the search of the site (SPEC S25). Pages, categories, providers and known games are searched in the browser, all other
 * games by the backend. The matches of the sportsbook are loaded for it unless sports are closed or the browser is set to save data.
 */
export function SiteSearch({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { entries, suggestions } = useEntries();
  const synonyms = useQuery(platformQuery()).data?.data.search_synonyms ?? NO_SYNONYMS;
  const meant = meantSearch(text, synonyms);
  const remote = useRemoteGames(meant ?? text);
  const isSportOpen = useIsSectionOpen('sport_enabled');
  return (
    <>
      <SearchDialog
        text={text}
        meant={meant}
        onText={setText}
        entries={entries}
        remote={remote}
        suggestions={suggestions}
        onClose={onClose}
      />
      {isSportOpen && !prefersReducedData() && <Events />}
    </>
  );
}

/** Loads the highlights of the sportsbook, unless they were loaded since the page was opened. */
function Events() {
  const isKnown = useHighlights(({ events }) => events !== undefined);
  return isKnown ? null : <EventsSource />;
}

function EventsSource() {
  const { source } = useHighlightsSource();
  const [hasFailed, setFailed] = useState(false);
  return source === undefined || hasFailed ? null : <HighlightsFrame source={source} onFailed={() => setFailed(true)} />;
}

/** Pause in typing after which the backend is searched. */
const DEBOUNCE_MS = 200;
/** Minimum number of letters of a search that the backend receives. */
const MIN_LETTERS = 2;
/** Maximum number of games of each search. */
const MAX_GAMES = 8;
/** Letters of a word's beginning by which similar names are found. Shorter words are left out. */
const PART_LETTERS = 4;
/** Maximum number of words of which each is searched alone. */
const MAX_WORDS = 3;

/**
 * Searches the games of the backend, after a pause in typing. If it finds none, the single words and their beginnings are searched, and
 * `similar` has the games of the first of these searches with a result.
 */
function useRemoteGames(text: string): RemoteResults {
  const search = text.trim();
  const isCasinoOpen = useIsSectionOpen('casino_enabled');
  const isSearched = isCasinoOpen && search.length >= MIN_LETTERS;
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const isSettled = settled === search;
  const { data, isError, isFetching, refetch } = useQuery({
    ...gamesQuery({ search: settled, per_page: MAX_GAMES }),
    enabled: isSearched && isSettled,
  });
  const list = isSearched && isSettled ? data : undefined;
  const entries = useMemo(() => (list === undefined ? [] : remoteEntries(list, search)), [list, search]);
  const isFailed = isSearched && isSettled && isError && !isFetching;
  const parts = list?.data.length === 0 ? partsOf(settled) : [];
  const similarGames = useQueries({ queries: parts.map((part) => gamesQuery({ search: part, per_page: MAX_GAMES })) });
  const nearest = similarGames.find((query) => (query.data?.data.length ?? 0) > 0)?.data;
  const similar = useMemo(() => nearest?.data.map(gameEntry) ?? [], [nearest]);
  const isPending =
    (isSearched && list === undefined && !isFailed) || (nearest === undefined && similarGames.some((query) => query.isPending));
  return { entries, similar, isPending, isFailed, retry: () => void refetch() };
}

/** Returns the searches for similar names: the words of a search, the longest first, then their beginnings. */
function partsOf(search: string): readonly string[] {
  const words = (fold(search).match(/[a-z0-9]+/g) ?? []).filter((word) => word.length >= PART_LETTERS);
  const longestFirst = words.toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS);
  return [...new Set([...longestFirst, ...longestFirst.map((word) => word.slice(0, PART_LETTERS))])];
}

/** Returns the entries, with a link to all games if there are more. */
function remoteEntries({ data, meta: { total } }: GameList, search: string): readonly SearchEntry[] {
  const games = data.map(gameEntry);
  if (total <= games.length) return games;
  const label = `Ver os ${formatCount(total)} jogos para “${search}”`;
  return [...games, { id: `games for ${search}`, kind: 'game', label, to: paths.casino({ search }), icon: 'search' }];
}

/** Minimum number of letters of an incomplete synonym: fewer begin too many words. */
const MIN_PREFIX_LETTERS = 4;

/**
 * Returns the search for which the operator has set the text as a synonym, such as the nickname `tigrinho` of a game; undefined if
 * there is none. The first four letters of a synonym are enough.
 */
function meantSearch(text: string, synonyms: readonly SearchSynonym[]): string | undefined {
  const typed = fold(text.trim());
  const isMeant = (word: string) => word === typed || (typed.length >= MIN_PREFIX_LETTERS && word.startsWith(typed));
  return synonyms.find(({ words }) => words.some((word) => isMeant(fold(word))))?.search;
}
