import { integer, text } from './fields';
import type { FrameProtocol } from './frame-protocol';
import { TOKEN } from './token';

/** Protocol of the captcha. */
export const CAPTCHA = {
  app: 'captcha',
  fromFrame: {
    /** Token that is valid for one registration within `expires_in` seconds. */
    token: { token: TOKEN, expires_in: integer(1, 3600) },
    expired: {},
    error: { status: text(64, /^[a-z_]+$/) },
  },
  toFrame: { reset: {} },
} satisfies FrameProtocol;
