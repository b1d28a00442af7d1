import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { getListRecentGamesQueryOptions } from '@generated/api/lobby';

import { GameRow } from '../tiles/game-row';
import { FailedRow } from './failed-row';

const TITLE = 'Continuar jogando';
const MAX_GAMES = 12;

/** Renders the games played last, or nothing if there are none; `skeleton` while loading. */
export function HomeRecent({ skeleton }: { skeleton: ReactNode }) {
  const { data, isPending, refetch } = useQuery(getListRecentGamesQueryOptions({ per_page: MAX_GAMES }, { query: { staleTime: 60_000 } }));
  if (isPending) return skeleton;
  if (data === undefined) return <FailedRow title={TITLE} text="Não foi possível carregar estes jogos." onRetry={() => void refetch()} />;
  if (data.data.length === 0) return null;
  return <GameRow title={TITLE} games={data.data} />;
}
