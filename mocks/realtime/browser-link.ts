import { ws, type WebSocketHandler } from 'msw';
import type { Hub } from './hub';

/**
 * The real-time server as a handler for msw: the page's sockets to `/app/{key}` on any host end in the hub, and
 * none leaves the page.
 *
 * @param hub the real-time server behind it
 * @param url the addresses that it answers
 */
export function realtimeLink(hub: Hub, url = '*/app/:key'): WebSocketHandler {
  return ws.link(url).addEventListener('connection', ({ client, params }) => {
    if (hub.faults().unreachable) {
      client.close(1006);
      return;
    }
    // A real server speaks on an open socket only; msw would swallow a frame that is followed by a close before it.
    client.addEventListener('open', () => {
      const handle = hub.connect(
        {
          send: (text) => client.send(text),
          // msw sends in a microtask but closes at once: the close waits its turn.
          close: (code, reason) => queueMicrotask(() => client.close(code, reason)),
          cut: () => client.close(1006),
        },
        { appKey: String(params.key), query: client.url.searchParams },
      );
      client.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') handle.message(data);
      });
      client.addEventListener('close', () => handle.closed());
    });
  });
}
