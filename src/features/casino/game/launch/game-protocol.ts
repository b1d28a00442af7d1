import { integer } from '@/shared/lib/frame-messages';

/** What the site and a game's frame say to each other. */
export const GAME_PROTOCOL = {
  app: 'game',
  hears: {
    /** A round changed the balance; how it stands now, in cents, as the game believes. */
    'balance-changed': { balance: integer(0, Number.MAX_SAFE_INTEGER) },
    /** The player left the game by its own button. */
    exit: {},
  },
  says: {},
} as const;
