import type { ReactNode } from 'react';
import { useState } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { formatCounted } from '@/shared/format/number';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { usePageIs } from '@/startup/stages/page-is';

import { hadRecentRow } from '../recent-row-memory';
import { useSearchText } from '../catalogue-search/use-search-text';
import { LobbyControls } from './lobby-controls';
import { NO_FILTERS, hasFilters } from './lobby-params';
import { LobbyResults } from './lobby-results';
import { LobbyTabs } from './lobby-tabs';
import styles from './lobby.module.css';
import type { LobbyScope } from './use-lobby-games';
import { useLobbyGames } from './use-lobby-games';
import { useLobbyParams } from './use-lobby-params';

const RecentRow = lazyPart(() => import('./recent-row').then((module) => module.RecentRow));
const ActiveFilters = lazyPart(() => import('./active-filters').then((module) => module.ActiveFilters));

interface LobbyProps extends LobbyScope {
  title: string;
  /** Picture URL, such as the logo of a provider. */
  mark?: string;
  /** Renders an intro before the first page of games, unless a search or a filter other than `minBetMax`, in cents, narrows them. */
  renderIntro?: (minBetMax: number | undefined) => ReactNode;
}

/**
 * Renders a list of games with search, filters and sort order from the URL. Above the first page of all games, without search and filters,
 * a player sees the games played last.
 */
export function Lobby({ title, mark, renderIntro, ...scope }: LobbyProps) {
  const { params, change, pathFor } = useLobbyParams();
  const [isSearching, setSearching] = useState(false);
  const { text, setText } = useSearchText(params.search, (search) => change({ search }, { replace: true }));
  const lobbyGames = useLobbyGames(params, scope, text, isSearching);
  const { total } = lobbyGames;
  const isWhole = !scope.category && !scope.provider && text === '' && params.page === 1 && !hasFilters(params);
  const hasIntro = text === '' && params.page === 1 && !hasFilters({ ...params, minBetMax: undefined });
  const clear = () => {
    // The URL follows the field with a delay, so that both are cleared.
    setText('');
    change({ search: '', ...NO_FILTERS });
  };
  return (
    <div className={styles.lobby}>
      <div className={styles.head}>
        {mark !== undefined && <img className={styles.mark} src={mark} alt="" width="120" height="48" />}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {total !== undefined && formatCounted(total, 'jogo', 'jogos')}
        </p>
      </div>
      <SectionBoundary name="lobby: tabs" title="as categorias">
        <LobbyTabs />
      </SectionBoundary>
      <SectionBoundary name="lobby: controls" title="a busca">
        <LobbyControls
          params={params}
          change={change}
          text={text}
          onText={setText}
          onIntent={() => setSearching(true)}
          hasProvider={scope.provider === undefined}
        />
      </SectionBoundary>
      {hasFilters(params) && (
        <SectionBoundary name="lobby: active filters" fallback={null}>
          <ActiveFilters params={params} change={change} scope={scope} />
        </SectionBoundary>
      )}
      {isWhole && (
        <div className={styles.recent}>
          <RecentGames />
        </div>
      )}
      {hasIntro && renderIntro?.(params.minBetMax)}
      <SectionBoundary name="lobby: games" title="os jogos">
        <LobbyResults params={params} pathFor={pathFor} lobbyGames={lobbyGames} text={text.trim()} onClear={clear} />
      </SectionBoundary>
    </div>
  );
}

/** Renders the last games of a player. It reads the session itself, so that the other parts are not rendered again. */
function RecentGames() {
  const isHydrated = usePageIs('hydrated');
  if (!useIsPlayer() || !isHydrated) return null;
  return (
    // Any content makes the container as high as the row, so that the games below do not move.
    <SectionBoundary name="lobby: recent" fallback={null} pending={hadRecentRow() && <br />}>
      <RecentRow />
    </SectionBoundary>
  );
}
