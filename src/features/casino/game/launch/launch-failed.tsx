import type { GameDetail } from '@generated/api/model/game-detail';

import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { openAuth } from '@/shell/modal-store';
import { Link } from '@/shell/navigation';
import { startVerification } from '@/shell/verification-store';

import { GameCover } from '../game-cover';
import type { PlayRefusal, PlayWay } from './launch-messages';
import styles from './launch-failed.module.css';

/** Why a game does not open, and the ways out; the game itself stays in sight. */
export function PlayRefused({ game, refusal, onRetry }: { game: GameDetail; refusal: PlayRefusal; onRetry: () => void }) {
  return (
    <GameCover game={game}>
      <div role="alert" className={styles.refused}>
        <Icon name="warning" />
        <div className={styles.words}>
          <h2 className={styles.title}>{refusal.title}</h2>
          <p>{refusal.text}</p>
          <div className={styles.ways}>
            {refusal.ways.map((way, index) => (
              <Way key={way.label} way={way} look={index === 0 ? 'accent' : 'quiet'} onRetry={onRetry} />
            ))}
          </div>
        </div>
      </div>
    </GameCover>
  );
}

function Way({ way, look, onRetry }: { way: PlayWay; look: 'accent' | 'quiet'; onRetry: () => void }) {
  if (way.kind === 'page') {
    return (
      <Link className={buttonClass(look)} to={way.to}>
        {way.label}
      </Link>
    );
  }
  const act = { retry: onRetry, verify: startVerification, login: () => openAuth('login') }[way.kind];
  return (
    <Button look={look} onClick={act}>
      {way.label}
    </Button>
  );
}
