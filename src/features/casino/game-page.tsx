import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { HttpError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { Asked } from '@/shared/ui/asked';
import { Button } from '@/shared/ui/button';
import { Card, Page } from '@/shared/ui/page';
import { openModal } from '@/shell/modal-store';

import { gameQuery } from './game-queries';
import { GameSheet } from './game-sheet';

/**
 * A game with all that must be known before play; a visitor is asked to log in (SPEC R35).
 *
 * @param props.missing what stands where there is no such game
 */
export function GamePage({ id, missing }: { id: string; missing: ReactNode }) {
  const isPlayer = useIsPlayer();
  const query = useQuery(gameQuery(id));
  if (query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <Asked query={query} failed="Não foi possível carregar o jogo" lines={10}>
      {({ data: game }) => (
        <Page title={game.name} lead={game.provider.name}>
          {!isPlayer && (
            <Button look="accent" wide aria-haspopup="dialog" onClick={() => openModal({ name: 'login' })}>
              Entrar para jogar
            </Button>
          )}
          <Card>
            <GameSheet game={game} />
          </Card>
        </Page>
      )}
    </Asked>
  );
}
