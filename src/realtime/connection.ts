import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

import { describeError, retryAfterMs } from '@/api/errors';

import { createChannelAuthorizer } from './channel-authorizer';
import { note } from './event-log';
import { ABNORMAL, guardedSocket } from './guarded-socket';
import type { SocketWatch } from './guarded-socket';
import { createReconnectThrottle } from './reconnect-throttle';
import { ownHosts, sendStatisticsAsRequests } from './own-hosts';
import { createSubscriptions } from './subscriptions';
import type { Connection, ConnectionListener, RealtimeAddress } from './types';
import { createUserSignIn } from './user-sign-in';
import { UNAVAILABLE_AFTER_MS, watchConnection } from './watchdog';

/** Silence before a ping is sent (SPEC T3). */
const ACTIVITY_TIMEOUT_MS = 30_000;
/** Time for the answer to a ping, after which pusher-js replaces the connection. */
const PONG_TIMEOUT_MS = 10_000;

type AuthCallback = (error: Error | null, data: { auth: string } | null) => void;

/**
 * Opens the page's single socket: Echo on pusher-js, with a watchdog (SPEC section T). Call it once per page, because it replaces
 * functions of pusher-js for all instances. After a close the same instance is opened again, because pusher-js never releases one.
 */
export function openConnection(address: RealtimeAddress, listener: ConnectionListener): Connection {
  const throttle = createReconnectThrottle();
  let socketsUnderWay = 0;
  /** URL of the socket that the constructor of pusher-js opens. */
  let firstUrl: string | null = null;
  let watch: SocketWatch | null = null;
  Pusher.Runtime.createWebSocket = (url) =>
    guardedSocket(url, throttle, {
      onHeldBack: () => watch?.onHeldBack(),
      onConnecting: () => {
        socketsUnderWay += 1;
        firstUrl ??= url;
        watch?.onConnecting(url);
      },
      onSettled: () => {
        socketsUnderWay -= 1;
        watch?.onSettled();
      },
      onClosed: () => watch?.onClosed(),
      onActivity: () => watch?.onActivity(),
      onEvent: (...args) => watch?.onEvent(...args),
    });

  sendStatisticsAsRequests();
  const echo = new Echo<'reverb'>({
    broadcaster: 'reverb',
    Pusher,
    key: address.key,
    wsHost: address.host,
    wsPort: address.port,
    wssPort: address.port,
    forceTLS: address.tls,
    ...ownHosts(address),
    cluster: '',
    enableStats: address.statistics,
    withoutInterceptors: true,
    unavailableTimeout: UNAVAILABLE_AFTER_MS,
    activityTimeout: ACTIVITY_TIMEOUT_MS,
    pongTimeout: PONG_TIMEOUT_MS,
    channelAuthorization: { customHandler: authorize },
  });
  const { pusher } = echo.connector;
  // Events of the fallback to HTTP, which has no guarded socket.
  pusher.connection.bind('message', ({ channel, event, data }: { channel?: string; event: string; data?: unknown }) => {
    if (channel !== undefined) watch?.onEvent(channel, event, data);
  });
  const signIn = createUserSignIn(pusher, address.signIn);
  const signChannel = createChannelAuthorizer(address.batchAuth);
  const watchdog = watchConnection(pusher.connection, listener.onState, {
    isUnderWay: () => socketsUnderWay > 0,
    delayMs: () => throttle.delayMs(),
    onFailed: () => throttle.attemptEnded(ABNORMAL, 0),
    haveHttpFallback: address.httpFallback,
  });
  const subscriptions = createSubscriptions(echo, {
    onEvent: listener.onEvent,
    onSubscribed: listener.onSubscribed,
    onStalled: (channel) => watchdog.restart(`${channel} was not confirmed`),
  });
  watch = { ...watchdog, onEvent: subscriptions.handleMessage };
  watchdog.open();
  if (firstUrl !== null) watchdog.onConnecting(firstUrl);

  function authorize({ socketId, channelName }: { socketId: string; channelName: string }, done: AuthCallback): void {
    const isCurrent = subscriptions.trackAuthorization(channelName, socketId);
    signChannel(socketId, channelName)
      .catch((error: unknown) => {
        subscriptions.holdBack(channelName, retryAfterMs(error));
        return new Error(describeError(error));
      })
      .then((result) => {
        if (!isCurrent()) return note(`${channelName}: the authorization arrived too late`);
        if (result instanceof Error) done(result, null);
        else done(null, result);
      })
      .catch((error: unknown) => note(`${channelName}: ${String(error)}`));
  }

  function retry(connect: () => void): void {
    throttle.reset();
    connect();
    subscriptions.retry();
  }

  return {
    setChannels: subscriptions.setChannels,
    setUser: (userId) => {
      if (!signIn.setUser(userId)) return;
      // pusher-js signs in once in each connection.
      if (!pusher.user.signin_requested) pusher.signin();
      else if (pusher.connection.state === 'connected') watchdog.restart('the player signs in');
    },
    open: watchdog.open,
    close: () => {
      watchdog.close();
      subscriptions.setChannels(new Set());
    },
    retry: () => retry(watchdog.retry),
    reopen: () => retry(watchdog.reopen),
    check: () => {
      if (pusher.connection.state !== 'connected') throttle.reset();
      watchdog.check();
    },
  };
}
