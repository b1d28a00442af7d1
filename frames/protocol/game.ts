import { integer, optional } from './fields';
import type { FrameProtocol } from './frame-protocol';

/** Protocol of a game whose integration is `frame` (SPEC B18). */
export const GAME = {
  app: 'game',
  fromFrame: {
    /** Report of a changed balance, with the game's own value in cents if it has one. */
    'balance-changed': { balance: optional(integer(0, Number.MAX_SAFE_INTEGER)) },
    exit: {},
  },
  toFrame: {},
} satisfies FrameProtocol;
