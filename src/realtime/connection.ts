import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

import { authorizeChannel } from '@generated/api/realtime';
import type { EventName } from '@generated/events';
import { events } from '@generated/events';

import { describeError } from '@/api/errors';
import { conform } from '@/api/validate';
import { logFailure } from '@/shared/lib/log';

import type { Connection, ConnectionState, RealtimeAddress } from './types';

const PRIVATE = 'private-';

/**
 * Opens the one socket of the page: Echo on pusher-js (SPEC section T). A module of its own, loaded after first paint.
 *
 * @param address where the socket is
 * @param onState told of each change of state (SPEC T2)
 */
export function openConnection(address: RealtimeAddress, onState: (state: ConnectionState) => void): Connection {
  const echo = new Echo<'reverb'>({
    broadcaster: 'reverb',
    Pusher,
    key: address.key,
    wsHost: address.host,
    wsPort: address.port,
    wssPort: address.port,
    forceTLS: address.tls,
    // Without the list a server that is down makes pusher-js call its vendor's hosts.
    enabledTransports: ['ws', 'wss'],
    cluster: '',
    enableStats: false,
    withoutInterceptors: true,
    unavailableTimeout: 10_000,
    channelAuthorization: { customHandler: authorize },
  });
  const { connection } = echo.connector.pusher;
  connection.bind('state_change', ({ current }: { current: ConnectionState }) => onState(current));
  onState(connection.state as ConnectionState);

  return {
    listen: (channel, name, heard, confirmed) => {
      const subscription = channel.startsWith(PRIVATE) ? echo.private(channel.slice(PRIVATE.length)) : echo.channel(channel);
      const judge = (payload: unknown) => void judged(name, payload).then(heard, logBroken);
      // A Laravel backend sends App\Events\Name or, where the event says so, Name.
      subscription.listen(name, judge).listen(`.${name}`, judge).subscribed(confirmed);
      return () => {
        subscription.stopListening(name, judge).stopListening(`.${name}`, judge);
        echo.leaveChannel(channel);
      };
    },
    close: () => echo.disconnect(),
  };
}

async function judged<Name extends EventName>(name: Name, payload: unknown) {
  return conform(await events[name].validator(), payload, name);
}

function logBroken(error: unknown): void {
  logFailure('A real-time event departs from the contract and was left out.', error);
}

type AuthCallback = (error: Error | null, data: { auth: string } | null) => void;

/** A25 on the transport, so that it has the session's token and its renewal. */
function authorize(request: { socketId: string; channelName: string }, done: AuthCallback): void {
  authorizeChannel({ socket_id: request.socketId, channel_name: request.channelName }).then(
    ({ auth }) => done(null, { auth }),
    (error: unknown) => done(new Error(describeError(error)), null),
  );
}
