import { flatRecord, text } from './fields';
import type { FrameProtocol } from './frame-protocol';

/**
 * Protocol of tag manager and pixel (SPEC S19). `client-id` reports the visitor's analytics id; `configure` names the container of the
 * tag manager and starts the trackers; `event` is passed on to them.
 */
export const TAGS = {
  app: 'tags',
  fromFrame: { 'client-id': { client_id: text(64, /^\d+\.\d+$/) } },
  toFrame: {
    configure: { container: text(64, /^[\w-]+$/) },
    event: { name: text(40, /^[a-z][a-z0-9_]*$/), params: flatRecord(40) },
  },
} satisfies FrameProtocol;
