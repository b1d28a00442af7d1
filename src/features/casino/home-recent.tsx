import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getListRecentGamesQueryOptions } from '@generated/api/lobby';

import { GameRow } from './game-row';

const LENGTH = 12;

/**
 * What the player played last, to go on with; without such games, or where they cannot be had, it is not there.
 *
 * @param props.wait what stands in its place until that is known
 */
export function HomeRecent({ wait }: { wait: ReactNode }) {
  const { data, isPending } = useQuery(getListRecentGamesQueryOptions({ per_page: LENGTH }, { query: { staleTime: 60_000 } }));
  if (isPending) return wait;
  if (data === undefined || data.data.length === 0) return null;
  return <GameRow title="Continuar jogando" games={data.data} />;
}
