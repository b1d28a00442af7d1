import { text } from './fields';
import type { FrameProtocol } from './frame-protocol';
import { readFrameStatus } from './parse-message';
import { TOKEN } from './token';

/** Identity widget (SPEC W1). */
export const VERIFICATION = {
  app: 'verification',
  fromFrame: { success: {}, closed: {}, error: { status: text(64, /^[a-z_]+$/) } },
  toFrame: {
    /** The configured token and the player's id. */
    session: { token: TOKEN, reference: text(64, /^[\w.-]+$/) },
  },
  // Every event that is neither success nor closed is an error (SPEC W1).
  parseOther(data: unknown) {
    const status = readFrameStatus('verification', data);
    return status === undefined ? undefined : ({ type: 'error', status } as const);
  },
} satisfies FrameProtocol;
