import type { Hub } from '../realtime/hub';

/** Opens a connection that ignores the frames it receives and stays open. Returns its socket id. */
export function openSocket({ connect, app }: Hub): string {
  const link = { send: () => undefined, close: () => undefined, cut: () => undefined };
  return connect(link, { appKey: app.key, query: new URLSearchParams('protocol=7') }).socketId;
}
