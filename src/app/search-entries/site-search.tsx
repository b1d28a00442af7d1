import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { SearchSynonym } from '@generated/api/model/search-synonym';

import { SearchDialog } from '@/features/site-search/search-dialog';
import { useHighlights } from '@/features/sports/rail/highlights';
import { HighlightsFrame } from '@/features/sports/rail/highlights-frame';
import { useHighlightsSource } from '@/features/sports/rail/use-highlights-source';
import { prefersReducedData } from '@/shared/lib/prefers-reduced-data';
import { platformQuery } from '@/product/platform-rules';
import { useIsSectionOpen } from '@/product/sections';

import { meantSearch } from './meant-search';
import { useEntries } from './use-entries';
import { useRemoteGames } from './use-remote-games';

const NO_SYNONYMS: readonly SearchSynonym[] = [];

/** Renders the search of the site (SPEC S25). */
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
