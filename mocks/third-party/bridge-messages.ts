import { COMMON_MESSAGES } from '../../frames/protocol/common';
import { type Field, flag, integer, oneOf, optional, text } from '../../frames/protocol/fields';
import { TOKEN } from '../../frames/protocol/token';

/** Maximum length of a forwarded request or response, in characters of JSON. A longer one is ignored: the request has no response. */
const MAX_BODY_LENGTH = 200_000;

const requestId = text(64, /^[\w-]+$/);

/** Value that is passed on without validation. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Accepts JSON of at most `max` characters. */
function json(max: number): Field<Json> {
  return (value): value is Json => {
    try {
      const written = JSON.stringify(value);
      return written !== undefined && written.length <= max;
    } catch {
      return false;
    }
  };
}

/**
 * Messages to a page: the common ones, and the response to a request of the page. In worker mode (SPEC N13) a page cannot reach the
 * backend, so that `bridge-host.ts` sends its requests. Only the stand-in has these messages.
 */
export const to = {
  ...COMMON_MESSAGES.toFrame,
  /** Greeting of the site; `bridge` is true if the page must send its backend requests as messages. */
  hello: { ...COMMON_MESSAGES.toFrame.hello, bridge: optional(flag) },
  /** Response to a request; status 0 means that there is none. */
  'bridge-response': { id: requestId, status: integer(0, 599), body: json(MAX_BODY_LENGTH) },
};

/** Messages from a page: the common ones, and a request to forward to the backend. */
export const from = {
  ...COMMON_MESSAGES.fromFrame,
  'bridge-request': {
    id: requestId,
    method: oneOf(['GET', 'POST']),
    path: text(300, /^\/__mock\/[\w/-]+$/),
    body: json(MAX_BODY_LENGTH),
    /** Token for `Authorization: Bearer`. */
    token: optional(TOKEN),
    /** Key for `Idempotency-Key`. */
    key: optional(text(64, /^[\w-]+$/)),
  },
};
