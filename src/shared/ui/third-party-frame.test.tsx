import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { integer, text } from '@frames/protocol/fields';

import type { Send } from '../lib/iframe-channel';
import { READY_TIMEOUT_MS, MESSAGE_RATE_LIMIT } from '../lib/iframe-channel';
import { ThirdPartyFrame } from './third-party-frame';

const ORIGIN = 'http://127.0.0.1:4011';
const PROTOCOL = { app: 'chat', fromFrame: { balance: { cents: integer(0, 1000) } }, toFrame: { go: { to: text(10) } } } as const;

const onMessage = vi.fn();
const onReady = vi.fn();
const onDead = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  delete document.documentElement.dataset['mode'];
});

function renderFrame(src = `${ORIGIN}/game/1`, origins = [ORIGIN]) {
  const ref = createRef<{ readonly send: Send<typeof PROTOCOL.toFrame> }>();
  const props = { protocol: PROTOCOL, src, origins, title: 'Jogo', fitUpTo: 300, ref, onMessage, onReady, onDead };
  const page = render(<ThirdPartyFrame {...props} />);
  const frame = screen.queryByTitle<HTMLIFrameElement>('Jogo');
  const sent: unknown[] = [];
  const post = frame === null ? undefined : vi.spyOn(frame.contentWindow as Window, 'postMessage');
  post?.mockImplementation((...message: unknown[]) => void sent.push(message));
  /** Receives a message from the iframe, or from another sender. */
  const receive = (message: object, from: { origin?: string; source?: Window | null } = {}) => {
    const data = { v: 1, app: 'chat', ...message };
    const { origin = ORIGIN, source = frame?.contentWindow ?? null } = from;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  };
  return { page, frame, sent, receive, send: (to: string) => ref.current?.send('go', { to }) };
}

test('the iframe is sandboxed, has no permissions and sends only its origin as referrer', () => {
  const { frame } = renderFrame();
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(frame?.getAttribute('allow')).toBe('');
  expect(frame?.getAttribute('referrerpolicy')).toBe('origin');
});

test('the permissions of its row are delegated to the origin of the iframe', () => {
  const protocol = { ...PROTOCOL, app: 'verification' } as const;
  render(<ThirdPartyFrame protocol={protocol} src={`${ORIGIN}/verification`} origins={[ORIGIN]} title="Rosto" />);
  expect(screen.getByTitle('Rosto').getAttribute('allow')).toBe(`camera ${ORIGIN}`);
});

test.each([
  ['https://evil.example/game'],
  ['http://127.0.0.1:4011.evil.example/game'],
  ['javascript:alert(1)'],
  ['/game/1'],
  ['http://localhost:5173/game'],
])('the address %s of no configured third party is not loaded', (src) => {
  const { frame } = renderFrame(src, [ORIGIN, 'http://localhost:5173', '']);
  expect(frame).toBeNull();
  expect(onDead).toHaveBeenCalled();
});

test('theme and language are sent to the exact origin after ready, then other messages', () => {
  document.documentElement.dataset['mode'] = 'light';
  const { sent, receive, send } = renderFrame();
  send('early');
  expect(sent).toEqual([]);
  receive({ type: 'ready' });
  send('later');
  expect(sent).toEqual([
    [{ v: 1, app: 'chat', type: 'hello', theme: 'light', language: 'pt-BR' }, ORIGIN],
    [{ v: 1, app: 'chat', type: 'go', to: 'later' }, ORIGIN],
  ]);
  expect(onReady).toHaveBeenCalledOnce();
});

test('a change of the color mode is sent', async () => {
  const { sent, receive } = renderFrame();
  receive({ type: 'ready' });
  document.documentElement.dataset['mode'] = 'light';
  await vi.waitFor(() => expect(sent.at(-1)).toEqual([{ v: 1, app: 'chat', type: 'theme', theme: 'light' }, ORIGIN]));
});

test('a message of the protocol is received, and the height is applied up to a limit', () => {
  const { frame, receive } = renderFrame();
  receive({ type: 'balance', cents: 500, extra: 1 });
  expect(onMessage.mock.calls).toEqual([[{ type: 'balance', cents: 500 }]]);
  receive({ type: 'height', px: 120 });
  expect(frame?.style.blockSize).toBe('120px');
  receive({ type: 'height', px: 9000 });
  expect(frame?.style.blockSize).toBe('300px');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin', { origin: 'null' }],
  ['the page itself', { source: window }],
  ['a missing source', { source: null }],
])('a message from %s is ignored', (_, from) => {
  const { receive, sent } = renderFrame();
  receive({ type: 'ready' }, from);
  receive({ type: 'balance', cents: 5 }, from);
  expect(onReady).not.toHaveBeenCalled();
  expect(onMessage).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('messages beyond the rate limit are dropped, later ones are received again', () => {
  const { receive } = renderFrame();
  for (let time = 0; time < 5000; time += 1) receive({ type: 'balance', cents: 5 });
  expect(onMessage.mock.calls.length).toBe(MESSAGE_RATE_LIMIT.burst);
  vi.advanceTimersByTime(1000);
  receive({ type: 'balance', cents: 6 });
  expect(onMessage).toHaveBeenLastCalledWith({ type: 'balance', cents: 6 });
});

test('an iframe that is never ready is reported dead once and ignored from then on', () => {
  const { receive } = renderFrame();
  vi.advanceTimersByTime(READY_TIMEOUT_MS - 1);
  expect(onDead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(READY_TIMEOUT_MS);
  expect(onDead).toHaveBeenCalledOnce();
  receive({ type: 'ready' });
  expect(onReady).not.toHaveBeenCalled();
});

test('a ready iframe is never dead, and a reload of it calls onReady again', () => {
  const { receive } = renderFrame();
  receive({ type: 'ready' });
  vi.advanceTimersByTime(READY_TIMEOUT_MS * 2);
  receive({ type: 'ready' });
  expect(onDead).not.toHaveBeenCalled();
  expect(onReady).toHaveBeenCalledTimes(2);
});

test('an unmounted iframe receives and reports nothing', () => {
  const { page, receive } = renderFrame();
  page.unmount();
  receive({ type: 'balance', cents: 5 });
  vi.advanceTimersByTime(READY_TIMEOUT_MS * 2);
  expect(onMessage).not.toHaveBeenCalled();
  expect(onDead).not.toHaveBeenCalled();
});
