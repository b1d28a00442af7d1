import { HttpError } from '@/api/errors';

import { note } from './event-log';

interface Signature {
  readonly auth: string;
}

/** Channels of one connection that are wanted in the same task. */
interface Batch {
  readonly socketId: string;
  readonly channels: string[];
  /** Signatures by channel; undefined if each channel needs a request of its own. */
  readonly signatures: Promise<ReadonlyMap<string, string | null> | undefined>;
}

/** Most channels of one request (contract). */
const MAX_CHANNELS = 20;

/**
 * Creates the authorization of private channels, by the site's transport, which adds and refreshes the token (SPEC A25,
 * N14). Channels of one task share a request.
 *
 * @param isBatchOffered true if the backend offers batches, according to the configuration. A 404 ends it for the visit.
 * @returns a function that rejects if a channel gets no signature, or with the error of its request. A failed batch rejects all its
 *   channels, except a 404, after which each channel has a request of its own
 */
export function createChannelAuthorizer(isBatchOffered: boolean): (socketId: string, channel: string) => Promise<Signature> {
  let isBatchAvailable = isBatchOffered;
  let open: Batch | undefined;

  function joinBatch(socketId: string, channel: string): Batch {
    if (open?.socketId !== socketId || open.channels.length === MAX_CHANNELS) open = startBatch(socketId);
    open.channels.push(channel);
    return open;
  }

  function startBatch(socketId: string): Batch {
    const channels: string[] = [];
    const signatures = Promise.resolve().then(() => {
      if (open?.channels === channels) open = undefined;
      return channels.length === 1 ? undefined : requestBatch(socketId, channels);
    });
    return { socketId, channels, signatures };
  }

  async function requestBatch(socketId: string, channels: string[]): Promise<ReadonlyMap<string, string | null> | undefined> {
    try {
      const { authorizeChannels } = await loadClient();
      const response = await authorizeChannels({ socket_id: socketId, channel_names: channels });
      return new Map(response.channels.map(({ channel_name: name, auth }) => [name, auth]));
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
      isBatchAvailable = false;
      note('channels are authorized one by one: the backend has no batches');
      return undefined;
    }
  }

  return async (socketId, channel) => {
    const signatures = isBatchAvailable ? await joinBatch(socketId, channel).signatures : undefined;
    return signatures === undefined ? authorizeOne(socketId, channel) : readSignature(signatures.get(channel));
  };
}

/** Loads the calls when the first private channel is subscribed to. A visitor has no private channels. */
const loadClient = () => import('@generated/api/realtime');

async function authorizeOne(socketId: string, channel: string): Promise<Signature> {
  const { authorizeChannel } = await loadClient();
  const response = await authorizeChannel({ socket_id: socketId, channel_name: channel });
  // An empty body is no signature.
  return readSignature(response?.auth);
}

function readSignature(auth: string | null | undefined): Signature {
  if (typeof auth !== 'string') throw new Error('Not signed');
  return { auth };
}
