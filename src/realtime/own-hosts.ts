import Pusher from 'pusher-js';
import type { Options } from 'pusher-js';

import type { RealtimeAddress } from './types';

type HostOptions = Pick<Options, 'enabledTransports' | 'httpHost' | 'httpPort' | 'httpsPort' | 'statsHost'>;

/**
 * Returns the transports of pusher-js, with the configured host for those that have hosts of its vendor by default: the
 * fallback to HTTP after 5 s, and statistics each 60 s (SPEC T3).
 */
export function ownHosts({ host, port, httpFallback }: RealtimeAddress): HostOptions {
  return {
    enabledTransports: httpFallback ? ['ws', 'wss', 'xhr_streaming', 'xhr_polling'] : ['ws', 'wss'],
    httpHost: host,
    httpPort: port,
    httpsPort: port,
    statsHost: `${host}:${port}`,
  };
}

/** Makes pusher-js send its statistics as requests whose answer is not read, because by default it loads them as scripts. */
export function sendStatisticsAsRequests(): void {
  Pusher.Runtime.TimelineTransport = {
    name: 'jsonp',
    getAgent:
      ({ options }, useTLS) =>
      (data: object, callback) => {
        const query = Object.entries(data)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, typeof value === 'object' ? btoa(JSON.stringify(value)) : String(value)]);
        const request = Pusher.Runtime.createXHR();
        const address = `http${useTLS ? 's' : ''}://${options.host ?? ''}${options.path ?? ''}`;
        request.open('GET', `${address}/1?${String(new URLSearchParams(query))}`, true);
        request.send();
        callback(null, {});
      },
  };
}
