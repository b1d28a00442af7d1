import type { UseQueryResult } from '@tanstack/react-query';

import type { GameList } from '@generated/api/model/game-list';

import { Button } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { Pagination } from '@/shared/ui/pagination';
import { Link } from '@/shell/navigation';

import { GameCard } from './game-card';
import { GameGrid, GameGridSkeleton } from './game-grid';
import type { useLobby } from './use-lobby';

/** How many tiles the first screen holds on a phone; those beyond wait until they come near. */
const FIRST_SEEN = 6;

type LobbyResultsProps = ReturnType<typeof useLobby> & { games: UseQueryResult<GameList, unknown> };

/** What a lobby found: tiles and pages, nothing, or why it cannot be shown. */
export function LobbyResults({ games, params, change, pathOf }: LobbyResultsProps) {
  const { data, isError, isPlaceholderData, refetch } = games;
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <ErrorRetry title="Não foi possível carregar os jogos" text="Verifique sua conexão e tente de novo." onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <GameGridSkeleton />;
  if (data.data.length === 0) return <NothingFound params={params} change={change} />;
  return (
    <>
      <GameGrid stale={isPlaceholderData}>
        {data.data.map((game, index) => (
          <GameCard key={game.id} game={game} first={index < FIRST_SEEN} />
        ))}
      </GameGrid>
      <Pagination
        current={data.meta.current_page}
        last={data.meta.last_page}
        renderLink={(page, props) => <Link {...props} to={pathOf({ page })} />}
      />
    </>
  );
}

function NothingFound({ params, change }: Pick<LobbyResultsProps, 'params' | 'change'>) {
  const filtered = params.provider !== undefined || params.rtpMin !== undefined;
  const clear = { search: '', provider: undefined, rtpMin: undefined };
  if (params.search === '' && !filtered) {
    return <Notice icon="games" title="Ainda não há jogos aqui" text="Veja as outras categorias." />;
  }
  return (
    <Notice
      icon="search"
      title={params.search === '' ? 'Nenhum jogo com estes filtros' : `Nenhum jogo para “${params.search}”`}
      text={filtered ? 'Tente com menos filtros.' : 'Confira o nome ou tente só uma parte dele.'}
      action={<Button onClick={() => change(clear)}>Limpar busca e filtros</Button>}
    />
  );
}
