import { integer, oneOf } from './fields';
import type { FrameProtocol } from './frame-protocol';

/** Protocol of the live chat (SPEC S7). */
export const CHAT = {
  app: 'chat',
  fromFrame: {
    'state-changed': { state: oneOf(['minimized', 'maximized']) },
    unread: { count: integer(0, 99) },
    /** Size in the current window state, in CSS pixels. */
    size: { width: integer(0, 4000), height: integer(0, 4000) },
  },
  toFrame: { state: { state: oneOf(['hidden', 'minimized', 'maximized']) } },
} satisfies FrameProtocol;
