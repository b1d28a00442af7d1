import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

import { authorizeChannel } from '@generated/api/realtime';

import { describeError } from '@/api/errors';

import { note } from './event-log';
import { guardedSocket } from './guarded-socket';
import type { SocketWatch } from './guarded-socket';
import { createReconnectThrottle } from './reconnect-throttle';
import { createSubscriptions } from './subscriptions';
import type { Connection, ConnectionListener, RealtimeAddress } from './types';
import { UNAVAILABLE_AFTER_MS, watchConnection } from './watchdog';

/** How long a silent connection waits before it asks for a sign of life, at most, and for that sign, in ms (SPEC T3). */
const ACTIVITY_TIMEOUT_MS = 30_000;
const PONG_TIMEOUT_MS = 10_000;

type AuthCallback = (error: Error | null, data: { auth: string } | null) => void;

/**
 * Opens the one socket of the page: Echo on pusher-js, and around it what keeps it up (SPEC section T). It is loaded
 * after first paint, and made once: a page that closes it opens the same one again.
 *
 * @param address where the socket is
 * @param listener told of what happens on it
 */
export function openConnection(address: RealtimeAddress, listener: ConnectionListener): Connection {
  const throttle = createReconnectThrottle();
  // Set before the first socket is there to tell of.
  let watch: SocketWatch = { onConnecting: () => {}, onClosed: () => {}, onActivity: () => {}, onEvent: () => {} };
  Pusher.Runtime.createWebSocket = (url) =>
    guardedSocket(url, throttle, {
      onConnecting: () => watch.onConnecting(),
      onClosed: () => watch.onClosed(),
      onActivity: () => watch.onActivity(),
      onEvent: (...given) => watch.onEvent(...given),
    });

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
    unavailableTimeout: UNAVAILABLE_AFTER_MS,
    activityTimeout: ACTIVITY_TIMEOUT_MS,
    pongTimeout: PONG_TIMEOUT_MS,
    channelAuthorization: { customHandler: authorize },
  });
  const { pusher } = echo.connector;
  const watchdog = watchConnection(pusher.connection, listener.state);
  const subscriptions = createSubscriptions(echo, {
    event: listener.event,
    heard: listener.heard,
    onStalled: (channel) => watchdog.restart(`${channel} is stuck`),
  });
  watch = { ...watchdog, onEvent: subscriptions.handleMessage };
  watchdog.open();

  /** A25 on the transport, so that it has the session's token and its renewal. */
  function authorize({ socketId, channelName }: { socketId: string; channelName: string }, done: AuthCallback): void {
    const isCurrent = subscriptions.trackAuthorization(channelName, socketId);
    authorizeChannel({ socket_id: socketId, channel_name: channelName })
      .then(
        // An answer without a body is no signature either.
        (answer) => (typeof answer?.auth === 'string' ? { auth: answer.auth } : new Error('Not signed')),
        (error: unknown) => new Error(describeError(error)),
      )
      .then((answer) => {
        if (!isCurrent()) return note(`${channelName}: an authorization came too late`);
        if (answer instanceof Error) done(answer, null);
        else done(null, answer);
      })
      .catch((error: unknown) => note(`${channelName}: ${String(error)}`));
  }

  return {
    setChannels: subscriptions.setChannels,
    open: watchdog.open,
    close: () => {
      watchdog.close();
      subscriptions.setChannels(new Set());
    },
    retry: () => {
      throttle.reset();
      watchdog.retry();
      subscriptions.retry();
    },
    check: watchdog.check,
  };
}
