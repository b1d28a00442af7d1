import { beforeEach, expect, test, vi } from 'vitest';

import { advance, errorStyles, page, setUpTime, waitUntil } from './page.fixture';

setUpTime();

/** Simulates requests over HTTP: the stream opens, is answered frame by frame, and stays. */
class StreamedRequest {
  static readonly all: StreamedRequest[] = [];
  onreadystatechange: (() => void) | null = null;
  onprogress: (() => void) | null = null;
  readyState = 0;
  status = 0;
  responseText = '';
  withCredentials = false;
  method = '';
  url = '';
  readonly startedAt = Date.now();

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
    StreamedRequest.all.push(this);
  }
  send(): void {}
  abort(): void {}
  setRequestHeader(): void {}

  receive(text: string): void {
    this.status = 200;
    this.readyState = 3;
    this.responseText += `${text}\n`;
    this.onreadystatechange?.();
  }
}

const to = (path: string) => StreamedRequest.all.filter(({ url }) => new URL(url).pathname.startsWith(path));
const frame = (event: string, data: object, channel?: string) =>
  `a${JSON.stringify([JSON.stringify({ event, data: JSON.stringify(data), ...(channel !== undefined && { channel }) })])}`;

beforeEach(() => {
  StreamedRequest.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', StreamedRequest);
});

test('with the switch, statistics go to the host of the socket once it is connected, and new ones each 60 s (SPEC T3)', async () => {
  const it = page('inBand', {}, { statistics: true });
  await it.connected();
  await advance(100);
  const first = to('/timeline').length;
  expect(first).toBeGreaterThan(0);
  await advance(60_000);
  it.wire.line = 'refused';
  it.hub.cutAll();
  await advance(120_000);
  expect(to('/timeline').length - first).toBe(2);
  const [{ url } = { url: '' }] = to('/timeline');
  expect([new URL(url).host, new URL(url).searchParams.get('key')]).toEqual(['site.invalid', 'standin-key']);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('with the switch, the fallback to HTTP starts 5 s after an attempt that hangs, and its events arrive (SPEC T3)', async () => {
  const it = page('inBand', {}, { httpFallback: true });
  it.wire.line = 'silent';
  it.setChannels('games.double');
  const startedAt = Date.now();
  await waitUntil(() => to('/pusher/app/standin-key').length > 0);
  const [stream] = to('/pusher/app/standin-key');
  expect(Math.round(((stream?.startedAt ?? 0) - startedAt) / 1000)).toBe(5);
  expect(new URL(stream?.url ?? '').host).toBe('site.invalid');
  stream?.receive('h'.repeat(2049));
  stream?.receive('o{}');
  stream?.receive(frame('pusher:connection_established', { socket_id: '1.2', activity_timeout: 30 }));
  await it.connected();
  stream?.receive(frame('pusher_internal:subscription_succeeded', {}, 'games.double'));
  stream?.receive(frame('DoubleRoundOpened', { id: '7' }, 'games.double'));
  await waitUntil(() => it.events.length > 0);
  expect(it.events).toMatchObject([{ channel: 'games.double', name: 'DoubleRoundOpened' }]);
});

test.each([
  ['5 s after an attempt', 5, {}],
  ['2 s after an attempt with TLS', 2, { tls: true, port: 443 }],
])(
  'with the switch, the fallback to HTTP starts %s whose sockets are refused at once, and connects (SPEC T3)',
  async (_, seconds, address) => {
    const it = page('inBand', {}, { httpFallback: true, ...address });
    it.wire.line = 'refused';
    const startedAt = Date.now();
    await waitUntil(() => to('/pusher/app/standin-key').length > 0);
    const [stream] = to('/pusher/app/standin-key');
    expect(Math.round(((stream?.startedAt ?? 0) - startedAt) / 1000)).toBe(seconds);
    await advance(3000);
    stream?.receive('h'.repeat(2049));
    stream?.receive('o{}');
    stream?.receive(frame('pusher:connection_established', { socket_id: '1.2', activity_timeout: 30 }));
    await it.connected();
  },
);

test.each(errorStyles)(
  'with the switch, a server that refuses sockets with 4100 gets the next one after 1 s (%s, SPEC T4)',
  async (style) => {
    const it = page(style, {}, { httpFallback: true });
    it.hub.setFaults({ refuse: { code: 4100, message: 'Full' } });
    await waitUntil(() => it.wire.attempts.length === 2, 2600);
    it.hub.setFaults({});
    await it.connected(6000);
  },
);
