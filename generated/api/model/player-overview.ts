/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FavoriteGameList } from './favorite-game-list';
import type { GameList } from './game-list';
import type { NotificationList } from './notification-list';
import type { ProtectionAnswer } from './protection-answer';
import type { VerificationStatus } from './verification-status';

/**
 * Each member is the body of the call that it stands for.
 */
export interface PlayerOverview {
  notifications: NotificationList;
  protection: ProtectionAnswer;
  verification: VerificationStatus;
  favorites: FavoriteGameList;
  recent_games: GameList;
}
