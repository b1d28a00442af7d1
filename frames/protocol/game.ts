import { integer, optional } from './fields';
import type { FrameProtocol } from './frame-protocol';

/** A game whose integration is `frame` (SPEC B18). */
export const GAME = {
  app: 'game',
  fromFrame: {
    /** The game's own value, in cents, if it reports one. */
    'balance-changed': { balance: optional(integer(0, Number.MAX_SAFE_INTEGER)) },
    exit: {},
  },
  toFrame: {},
} satisfies FrameProtocol;
