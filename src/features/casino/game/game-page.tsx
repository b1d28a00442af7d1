import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { HttpError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Card } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { openAuth } from '@/product/modal-store';
import { useLocation, useNavigate } from '@/product/navigation';
import { settingsQuery } from '@/product/settings-query';

import { gameQuery } from '../game-queries';
import { GameRow } from '../tiles/game-row';
import { useTileEvents } from '../tiles/use-tile-events';
import { GameCover } from './game-cover';
import { GameFacts, GameRules, RtpNote } from './game-facts';
import { GameOdds } from './game-facts';
import styles from './game-page.module.css';
import { PLAY_NOW } from './play-now';

// Separate chunk: loaded only for players.
const loadLauncher = () => import('./launch/game-launcher').then((module) => module.GameLauncher);
const GameLauncher = lazyPart(loadLauncher);

/**
 * Renders the page of a game: a verified player plays it, a visitor can log in (SPEC R35). The route guard keeps out players whose identity
 * is not approved. The history entry notes a running game, so that a reload launches it again. Also calls `useTileEvents`.
 *
 * @param props.isApproved false after a login on this page until the approval is loaded
 * @param props.missing rendered if the game does not exist
 */
export function GamePage({ id, isApproved, missing }: { id: string; isApproved: boolean; missing: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const shouldLaunch = state === PLAY_NOW;
  const query = useQuery(gameQuery(id));
  useTileEvents();
  const isClosed = useQuery(settingsQuery()).data?.casino_enabled === false;
  // A press on a button that is replaced meanwhile would be lost, so the launcher is rendered with the press.
  const [isLauncherDue, setLauncherDue] = useState(false);
  if (!isLauncherDue && isPlayer && isApproved && (shouldLaunch || isClosed)) setLauncherDue(true);
  useEffect(() => {
    // `lazyPart` reports a failed load.
    if (isPlayer) void loadLauncher().catch(() => undefined);
  }, [isPlayer]);
  const notePlaying = (isPlaying: boolean) => void navigate(pathname, { replace: true, state: isPlaying ? PLAY_NOW : null });
  const playNow = () => notePlaying(true);
  const pendingCover = (game: GameDetail) => <PendingCover game={game} shouldLaunch={shouldLaunch} onPlay={playNow} />;
  if (query.data === undefined && query.error instanceof HttpError && query.error.status === 404) return missing;
  return (
    <QueryView query={query} failed="Não foi possível carregar o jogo" lines={10}>
      {({ data: game }) => (
        <div className={styles.page}>
          <SectionBoundary name="game: stage" title="o jogo">
            {!isPlayer ? (
              <VisitorCover game={game} shouldLaunch={shouldLaunch} onPlay={playNow} />
            ) : isApproved && isLauncherDue ? (
              <Suspense fallback={pendingCover(game)}>
                <GameLauncher game={game} shouldLaunch={shouldLaunch} onPlayingChange={notePlaying} />
              </Suspense>
            ) : (
              pendingCover(game)
            )}
          </SectionBoundary>
          <div className={styles.cards}>
            <Card title="Sobre o jogo">
              <SectionBoundary name="game: facts" title="os dados do jogo">
                <GameFacts game={game} linked />
                <RtpNote />
              </SectionBoundary>
            </Card>
            <Card title="O que paga">
              <SectionBoundary name="game: odds" title="o que o jogo paga">
                <GameOdds game={game} />
              </SectionBoundary>
            </Card>
            <Card title="Regras">
              <SectionBoundary name="game: rules" title="as regras">
                <GameRules rules={game.rules} />
              </SectionBoundary>
            </Card>
          </div>
          <SectionBoundary name="game: related" fallback={null}>
            <RelatedGames game={game} />
          </SectionBoundary>
        </div>
      )}
    </QueryView>
  );
}

interface PendingCoverProps {
  game: GameDetail;
  shouldLaunch: boolean;
  onPlay: () => void;
}

/** Renders the cover until a press, which launches the game once launcher and approval are loaded. */
function PendingCover({ game, shouldLaunch, onPlay }: PendingCoverProps) {
  return (
    <GameCover game={game}>
      <Button variant="primary" busy={shouldLaunch} onClick={onPlay}>
        {!shouldLaunch && <Icon name="play" size={20} />}
        <span>Jogar</span>
      </Button>
    </GameCover>
  );
}

/** Renders the cover for a visitor, whose button opens the login; the game launches after it. */
function VisitorCover({ game, shouldLaunch, onPlay }: { game: GameDetail; shouldLaunch: boolean; onPlay: () => void }) {
  const { key } = useLocation();
  useEffect(() => {
    if (shouldLaunch) openAuth('login');
  }, [shouldLaunch, key]);
  return (
    <GameCover game={game}>
      <Button variant="primary" aria-haspopup="dialog" onClick={onPlay}>
        Entrar para jogar
      </Button>
    </GameCover>
  );
}

function RelatedGames({ game: { related } }: { game: GameDetail }) {
  return related.length > 0 && <GameRow title="Parecidos" games={related} />;
}
