// Separate chunk: loaded only for players.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useIsAccountBlocked } from '@/product/account-block';

import { recentGamesQuery } from '../recent-query';
import { hadRecentRow, noteRecentRow } from '../recent-row-memory';
import { GameRow } from '../tiles/game-row';

/**
 * Renders the games played last above all games; nothing if there are none, if they fail to load, or for a blocked player. The browser
 * remembers if there are any, so that the next page reserves their place.
 */
export function RecentRow() {
  const isBlocked = useIsAccountBlocked();
  const { data, isPending } = useQuery({ ...recentGamesQuery(), enabled: !isBlocked });
  useEffect(() => {
    if (data !== undefined) noteRecentRow(data.data.length > 0);
  }, [data]);
  if (isBlocked) return null;
  // Any content makes the container as high as the row, so that the games below do not move.
  if (isPending) return hadRecentRow() && <br />;
  return data !== undefined && data.data.length > 0 && <GameRow title="Jogados recentemente" games={data.data} />;
}
