import Echo from 'laravel-echo';
import type { components } from 'palpite-stand-in/contract';
import Pusher from 'pusher-js';

import { headers, world } from './api';

type Schemas = components['schemas'];

/** Opens the socket of the page. Its events have the names and payloads of the contract's webhooks. */
export function connect() {
  const port = Number(location.port);
  return new Echo({
    broadcaster: 'reverb',
    Pusher,
    key: 'standin-key',
    wsHost: location.hostname,
    wsPort: port,
    wssPort: port,
    // A page cannot add a header to its socket: the path names the world.
    wsPath: world === null ? '' : `/world/${world}`,
    forceTLS: location.protocol === 'https:',
    enabledTransports: ['ws', 'wss'],
    // `headers` instead of `headersProvider` would keep the first token, also after a refresh.
    channelAuthorization: { transport: 'ajax', endpoint: '/api/broadcasting/auth', headersProvider: headers },
  });
}

/** Calls the listener with each new balance in cents, and returns the private channel. The player must have logged in before. */
export function followBalance(echo: ReturnType<typeof connect>, playerId: string | number, listener: (cents: number) => void) {
  return echo.private(`users.${playerId}`).listen('UserUpdateEvent', ({ balance }: Schemas['UserUpdateEvent']) => {
    if (typeof balance === 'number') listener(balance);
  });
}
