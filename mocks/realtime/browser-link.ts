import { type WebSocketHandler, ws } from 'msw';
import type { Hub } from './hub';

/** Creates an msw handler that connects the page's sockets on any host to the hub; with the fault `unreachable` it closes them (1006). */
export function realtimeLink(hub: Hub, url = '*/app/:key'): WebSocketHandler {
  return ws.link(url).addEventListener('connection', ({ client, params }) => {
    if (hub.faults().unreachable) {
      client.close(1006);
      return;
    }
    const handle = hub.connect(
      {
        send: (text) => client.send(text),
        // msw opens the socket and sends in microtasks, but closes at once.
        close: (code, reason) => void setTimeout(() => client.close(code, reason)),
        cut: () => client.close(1006),
      },
      { appKey: String(params.key), query: client.url.searchParams },
    );
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') handle.message(data);
    });
    client.addEventListener('close', () => handle.closed());
  });
}
