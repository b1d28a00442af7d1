import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, lazy, useEffect, useState } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { HttpError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { Asked } from '@/shared/ui/asked';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import { openAuth } from '@/shell/modal-store';
import { useLocation, useNavigate } from '@/shell/navigation';

import { GameCover } from './game-cover';
import { GameFacts, GameRules, RtpNote } from './game-facts';
import { GameOdds } from './game-odds';
import styles from './game-page.module.css';
import { gameQuery } from '../game-queries';
import { GameRow } from '../tiles/game-row';
import type { PlayButtonFocus } from './play-button-focus';
import { createPlayButtonFocus, PLAY_BUTTON_PROPS, usePlayButtonFocus } from './play-button-focus';
import { PLAY_NOW } from './play-now';
import { usePrefetchOnHover } from '../tiles/prefetch-on-hover';

// A visitor does without it.
const PlayStage = lazy(() => import('./launch/game-launcher').then((module) => ({ default: module.GameLauncher })));

/**
 * A game, with all that must be known before play: a verified player plays it here, a visitor is asked to log in
 * (SPEC R35). It stands behind the guard that keeps out whose identity is not approved.
 *
 * @param props.isApproved whether the player's identity is known to be approved: who has just logged in here waits for it
 * @param props.missing what stands where there is no such game
 */
export function GamePage({ id, isApproved, missing }: { id: string; isApproved: boolean; missing: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const shouldLaunch = state === PLAY_NOW;
  const query = useQuery(gameQuery(id));
  usePrefetchOnHover();
  const [focus] = useState(createPlayButtonFocus);
  const playNow = () => void navigate(pathname, { replace: true, state: PLAY_NOW });
  const pendingCover = (game: GameDetail) => <PendingCover game={game} isWanted={shouldLaunch} onPlay={playNow} focus={focus} />;
  if (query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <Asked query={query} failed="Não foi possível carregar o jogo" lines={10}>
      {({ data: game }) => (
        <div className={styles.page}>
          {!isPlayer ? (
            <VisitorCover game={game} isWanted={shouldLaunch} onPlay={playNow} />
          ) : isApproved ? (
            <Suspense fallback={pendingCover(game)}>
              <PlayStage
                game={game}
                shouldLaunch={shouldLaunch}
                onLaunch={() => void navigate(pathname, { replace: true })}
                focus={focus}
              />
            </Suspense>
          ) : (
            pendingCover(game)
          )}
          <div className={styles.cards}>
            <Card title="Sobre o jogo">
              <GameFacts game={game} linked />
              <RtpNote />
            </Card>
            <Card title="O que paga">
              <GameOdds game={game} />
            </Card>
            <Card title="Regras">
              <GameRules rules={game.rules} />
            </Card>
          </div>
          {game.related.length > 0 && <GameRow title="Parecidos" games={game.related} />}
        </div>
      )}
    </Asked>
  );
}

/** Before the way in is there, or may be. Who presses already plays once it is. */
function PendingCover({
  game,
  isWanted,
  onPlay,
  focus,
}: {
  game: GameDetail;
  isWanted: boolean;
  onPlay: () => void;
  focus: PlayButtonFocus;
}) {
  const cover = usePlayButtonFocus(focus);
  return (
    <GameCover ref={cover} game={game}>
      <Button {...PLAY_BUTTON_PROPS} look="accent" busy={isWanted} onClick={onPlay}>
        {!isWanted && <Icon name="play" size={20} />}
        Jogar
      </Button>
    </GameCover>
  );
}

/** What a visitor sees in the place of the game. Who chose to play plays once logged in. */
function VisitorCover({ game, isWanted, onPlay }: { game: GameDetail; isWanted: boolean; onPlay: () => void }) {
  const { key } = useLocation();
  useEffect(() => {
    if (isWanted) openAuth('login');
  }, [isWanted, key]);
  return (
    <GameCover game={game}>
      <Button look="accent" aria-haspopup="dialog" onClick={onPlay}>
        Entrar para jogar
      </Button>
    </GameCover>
  );
}
