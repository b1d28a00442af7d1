import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getListRecentGamesQueryOptions } from '@generated/api/lobby';

import { FailedRow } from './failed-row';
import { GameRow } from '../tiles/game-row';

const TITLE = 'Continuar jogando';
const MAX_GAMES = 12;

/**
 * What the player played last, to go on with; without such games it is not there.
 *
 * @param props.wait what stands in its place until that is known
 */
export function HomeRecent({ wait: skeleton }: { wait: ReactNode }) {
  const { data, isPending, refetch } = useQuery(getListRecentGamesQueryOptions({ per_page: MAX_GAMES }, { query: { staleTime: 60_000 } }));
  if (isPending) return skeleton;
  if (data === undefined) return <FailedRow title={TITLE} text="Não foi possível carregar estes jogos." onRetry={() => void refetch()} />;
  if (data.data.length === 0) return null;
  return <GameRow title={TITLE} games={data.data} />;
}
