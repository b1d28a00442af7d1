import type { GameDetail } from '@generated/api/model/game-detail';

import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { openAuth } from '@/shell/modal-store';
import { Link } from '@/shell/navigation';
import { startVerification } from '@/shell/verification-store';

import { GameCover } from '../game-cover';
import type { LaunchMessage, LaunchAction } from './launch-messages';
import styles from './launch-failed.module.css';

/** Why a game does not open, and the ways out; the game itself stays in sight. */
export function LaunchFailed({ game, refusal: message, onRetry }: { game: GameDetail; refusal: LaunchMessage; onRetry: () => void }) {
  return (
    <GameCover game={game}>
      <div role="alert" className={styles.refused}>
        <Icon name="warning" />
        <div className={styles.words}>
          <h2 className={styles.title}>{message.title}</h2>
          <p>{message.text}</p>
          <div className={styles.ways}>
            {message.actions.map((way, index) => (
              <Action key={way.label} way={way} look={index === 0 ? 'accent' : 'quiet'} onRetry={onRetry} />
            ))}
          </div>
        </div>
      </div>
    </GameCover>
  );
}

function Action({ way: action, look, onRetry }: { way: LaunchAction; look: 'accent' | 'quiet'; onRetry: () => void }) {
  if (action.kind === 'page') {
    return (
      <Link className={buttonClass(look)} to={action.to}>
        {action.label}
      </Link>
    );
  }
  const act = { retry: onRetry, verify: startVerification, login: () => openAuth('login') }[action.kind];
  return (
    <Button look={look} onClick={act}>
      {action.label}
    </Button>
  );
}
