import type { ReactNode } from 'react';

import type { GameDetail } from '@generated/api/model/game-detail';

import { formatCount, formatMultiple, formatPercent } from '@/shared/format/number';
import { GameArt } from '@/shared/ui/game-art';
import layout from '@/shared/ui/layout.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { FavoriteButton } from '../favorites/favorite-button';
import { gameImages } from '../tiles/game-image';
import styles from './game-cover.module.css';

/**
 * Renders a game before play, with RTP and the odds of the largest prize (SPEC D9) above its children: the play button,
 * or the reason why the game cannot be played.
 */
export function GameCover({ game, children }: { game: GameDetail; children: ReactNode }) {
  return (
    <div className={`${layout.large} ${layout.surface} ${styles.cover}`}>
      <div className={styles.art}>
        <GameArt name={game.name} images={gameImages(game)} eager="high" />
      </div>
      <div className={`${layout.medium} ${styles.words}`}>
        <div className={`${layout.small} ${styles.head}`}>
          <div>
            <h1 className={styles.name} translate="no">
              {game.name}
            </h1>
            <p className={`${quiet.text} ${styles.provider}`}>
              <Link to={paths.provider(game.provider.id)}>{game.provider.name}</Link>
            </p>
          </div>
          <FavoriteButton game={game} />
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>RTP</dt>
            <dd>{formatPercent(game.rtp)}</dd>
          </div>
          <div>
            <dt>Maior prêmio</dt>
            <dd>
              <span>{`${formatMultiple(game.max_win_multiplier)} `}</span>
              <span className={`${quiet.small} ${styles.odds}`}>{`1 em ${formatCount(game.max_win_odds)} rodadas`}</span>
            </dd>
          </div>
        </dl>
      </div>
      <div className={`${layout.medium} ${styles.action}`}>{children}</div>
    </div>
  );
}
