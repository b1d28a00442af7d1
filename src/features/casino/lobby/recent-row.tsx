// Separate chunk: loaded only for players.
import { useQuery } from '@tanstack/react-query';

import { useIsAccountBlocked } from '@/shell/account-block';

import { recentGamesQuery } from '../recent-query';
import { GameRow } from '../tiles/game-row';

/** Renders the games played last above all games; nothing if there are none, if they fail to load, or for a blocked player. */
export function RecentRow() {
  const isBlocked = useIsAccountBlocked();
  const { data, isPending } = useQuery({ ...recentGamesQuery(), enabled: !isBlocked });
  if (isBlocked) return null;
  // The container has the height of the row unless it is empty.
  if (isPending) return <br />;
  return data !== undefined && data.data.length > 0 && <GameRow title="Jogados recentemente" games={data.data} />;
}
