import type { ReactNode } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { GameArt } from '@/shared/ui/game-art';

import { FavoriteButton } from '../favorites/favorite-button';
import { gameImages } from '../tiles/game-image';
import { GameFacts, GameRules, RtpNote } from './game-facts';
import { GameOdds } from './game-odds';
import styles from './game-sheet.module.css';

/** Renders the details that must be shown before play (SPEC D9); `play` links to the game page. */
export function GameSheet({ game, play }: { game: GameDetail; play: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <div className={styles.art}>
          <GameArt name={game.name} images={gameImages(game)} eager="high" />
        </div>
        <GameFacts game={game} />
      </div>
      <div className={styles.actions}>
        {play}
        <FavoriteButton game={game} />
      </div>
      <section>
        <h3 className={styles.heading}>O que paga</h3>
        <GameOdds game={game} />
      </section>
      <section>
        <h3 className={styles.heading}>Regras</h3>
        <GameRules rules={game.rules} />
      </section>
      <RtpNote />
    </div>
  );
}
