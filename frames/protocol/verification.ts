import { optional, text } from './fields';
import type { FrameProtocol } from './frame-protocol';
import { readFrameStatus } from './parse-message';
import { TOKEN } from './token';

/** Protocol of the identity widget (SPEC W1). The player passed the check (`success`), closed the widget, or it failed. */
export const VERIFICATION = {
  app: 'verification',
  fromFrame: { success: {}, closed: {}, error: { status: text(64, /^[a-z_]+$/) } },
  toFrame: {
    /** The configured token, the player's id, and the CPF if the account has one: providers identify a player by it. */
    session: { token: TOKEN, reference: text(64, /^[\w.-]+$/), cpf: optional(text(11, /^\d{11}$/)) },
  },
  // Every event that is neither success nor closed is an error (SPEC W1).
  parseOther(data: unknown) {
    const status = readFrameStatus('verification', data);
    return status === undefined ? undefined : ({ type: 'error', status } as const);
  },
} satisfies FrameProtocol;
