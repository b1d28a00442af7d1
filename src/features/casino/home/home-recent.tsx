import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { recentGamesQuery } from '../recent-query';
import { noteRecentRow } from '../recent-row-memory';
import { GameRow } from '../tiles/game-row';
import { FailedRow } from './failed-row';

const TITLE = 'Jogados recentemente';

/**
 * Renders the games played last, or nothing if there are none; `skeleton` while loading, a retry after a failure. The browser remembers if
 * there are any, so that the next page reserves their place.
 */
export function HomeRecent({ skeleton }: { skeleton: ReactNode }) {
  const { data, isPending, refetch } = useQuery(recentGamesQuery());
  useEffect(() => {
    if (data !== undefined) noteRecentRow(data.data.length > 0);
  }, [data]);
  if (isPending) return skeleton;
  if (data === undefined) return <FailedRow title={TITLE} text="Não foi possível carregar estes jogos." onRetry={() => void refetch()} />;
  if (data.data.length === 0) return null;
  return <GameRow title={TITLE} games={data.data} />;
}
