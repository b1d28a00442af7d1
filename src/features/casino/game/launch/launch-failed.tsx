import type { GameDetail } from '@generated/api/model/game-detail';

import { GameCover } from '../game-cover';
import type { LaunchMessage } from './launch-messages';
import { LaunchNotice } from './launch-notice';

/** Renders the cover of a game with the reason why it could not be launched. */
export function LaunchFailed({ game, message, onRetry }: { game: GameDetail; message: LaunchMessage; onRetry: () => void }) {
  return (
    <GameCover game={game}>
      <LaunchNotice message={message} onRetry={onRetry} />
    </GameCover>
  );
}
