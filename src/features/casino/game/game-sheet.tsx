import type { ReactNode } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { GameArt } from '@/shared/ui/game-art';

import { FavoriteButton } from '../favorites/favorite-button';
import { gameImages } from '../tiles/game-image';
import { GameFacts, GameRules, RtpNote } from './game-facts';
import { GameOdds } from './game-facts';
import styles from './game-sheet.module.css';

interface GameSheetProps {
  game: GameDetail;
  /** Link to the game page. */
  play: ReactNode;
  /** True to leave out odds and rules. */
  isShort: boolean;
  /** Handler that must show odds and rules. */
  onMore: () => void;
}

/** Renders the details that must be shown before play (SPEC D9). */
export function GameSheet({ game, play, isShort, onMore }: GameSheetProps) {
  const details = useFocusOnChange<HTMLDivElement>(isShort);
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <div>
          <GameArt name={game.name} images={gameImages(game)} eager="high" />
        </div>
        <GameFacts game={game} />
      </div>
      <div className={styles.actions}>
        {play}
        <FavoriteButton game={game} />
      </div>
      <div ref={details} className={styles.details} tabIndex={-1}>
        {isShort ? (
          <Button variant="ghost" onClick={onMore}>
            Prêmios e regras
          </Button>
        ) : (
          <>
            <section>
              <h3 className={styles.heading}>O que paga</h3>
              <GameOdds game={game} />
            </section>
            <section>
              <h3 className={styles.heading}>Regras</h3>
              <GameRules rules={game.rules} />
            </section>
          </>
        )}
      </div>
      <RtpNote />
    </div>
  );
}
