import { integer, optional } from './fields';
import type { FrameProtocol } from './frame-protocol';

/** Protocol of a game whose integration is `frame` (SPEC B18). */
export const GAME = {
  app: 'game',
  fromFrame: {
    /** Report of a changed balance, with the game's own value in cents if it has one. */
    'balance-changed': { balance: optional(integer(0, Number.MAX_SAFE_INTEGER)) },
    exit: {},
    /** The response of a game that cannot refresh its balance: only another launch shows it. */
    'balance-outdated': {},
  },
  toFrame: {
    /** Request to fetch the balance again, because a deposit was approved while the game runs. */
    'refresh-balance': {},
  },
} satisfies FrameProtocol;
