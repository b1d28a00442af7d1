import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Send } from '../lib/iframe-channel';
import { READY_TIMEOUT_MS, MESSAGE_RATE_LIMIT } from '../lib/iframe-channel';
import { integer, text } from '../lib/iframe-messages';
import { ThirdPartyFrame } from './third-party-frame';

const ORIGIN = 'http://127.0.0.1:4011';
const PROTOCOL = { app: 'game', inbound: { balance: { cents: integer(0, 1000) } }, outbound: { go: { to: text(10) } } } as const;

const onMessage = vi.fn();
const onReady = vi.fn();
const onDead = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  delete document.documentElement.dataset['mode'];
});

function draw(src = `${ORIGIN}/game/1`, origins = [ORIGIN]) {
  const ref = createRef<{ readonly send: Send<typeof PROTOCOL.outbound> }>();
  const props = { protocol: PROTOCOL, src, origins, title: 'Jogo', fitUpTo: 300, ref, onMessage, onReady, onDead };
  const page = render(<ThirdPartyFrame {...props} />);
  const frame = screen.queryByTitle<HTMLIFrameElement>('Jogo');
  const said: unknown[] = [];
  const post = frame === null ? undefined : vi.spyOn(frame.contentWindow as Window, 'postMessage');
  post?.mockImplementation((...message: unknown[]) => void said.push(message));
  /** Posts as the frame does, or as who is named does. */
  const hear = (message: object, from: { origin?: string; source?: Window | null } = {}) => {
    const data = { v: 1, app: 'game', ...message };
    const { origin = ORIGIN, source = frame?.contentWindow ?? null } = from;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  };
  return { page, frame, said, hear, send: (to: string) => ref.current?.send('go', { to }) };
}

test('the frame is sandboxed, lends nothing, and tells its origin alone', () => {
  const { frame } = draw();
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(frame?.getAttribute('allow')).toBe('');
  expect(frame?.getAttribute('referrerpolicy')).toBe('origin');
});

test('the camera is lent to its origin where it is asked for', () => {
  render(<ThirdPartyFrame protocol={PROTOCOL} src={`${ORIGIN}/verification`} origins={[ORIGIN]} title="Rosto" lends={['camera']} />);
  expect(screen.getByTitle('Rosto').getAttribute('allow')).toBe(`camera ${ORIGIN}`);
});

test.each([
  ['https://evil.example/game'],
  ['http://127.0.0.1:4011.evil.example/game'],
  ['javascript:alert(1)'],
  ['/game/1'],
  ['http://localhost:5173/game'],
])('%s is no address of a configured third party: dead at once, nothing is loaded', (src) => {
  const { frame } = draw(src, [ORIGIN, 'http://localhost:5173', '']);
  expect(frame).toBeNull();
  expect(onDead).toHaveBeenCalledOnce();
});

test('ready is answered with theme and language to its exact origin, then the rest is said', () => {
  document.documentElement.dataset['mode'] = 'light';
  const { said, hear, send } = draw();
  send('early');
  expect(said).toEqual([]);
  hear({ type: 'ready' });
  send('later');
  expect(said).toEqual([
    [{ v: 1, app: 'game', type: 'hello', theme: 'light', language: 'pt-BR' }, ORIGIN],
    [{ v: 1, app: 'game', type: 'go', to: 'later' }, ORIGIN],
  ]);
  expect(onReady).toHaveBeenCalledOnce();
});

test('a change of the colour mode is told', async () => {
  const { said, hear } = draw();
  hear({ type: 'ready' });
  document.documentElement.dataset['mode'] = 'light';
  await vi.waitFor(() => expect(said.at(-1)).toEqual([{ v: 1, app: 'game', type: 'theme', theme: 'light' }, ORIGIN]));
});

test('a message of its own is heard; its height is followed up to a limit', () => {
  const { frame, hear } = draw();
  hear({ type: 'balance', cents: 500, extra: 1 });
  expect(onMessage.mock.calls).toEqual([[{ type: 'balance', cents: 500 }]]);
  hear({ type: 'height', px: 120 });
  expect(frame?.style.blockSize).toBe('120px');
  hear({ type: 'height', px: 9000 });
  expect(frame?.style.blockSize).toBe('300px');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin', { origin: 'null' }],
  ['the page itself', { source: window }],
  ['nobody', { source: null }],
])('what %s says in its name is not heard', (_, from) => {
  const { hear, said } = draw();
  hear({ type: 'ready' }, from);
  hear({ type: 'balance', cents: 5 }, from);
  expect(onReady).not.toHaveBeenCalled();
  expect(onMessage).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test('a storm is heard in part, and what comes after it again', () => {
  const { hear } = draw();
  for (let time = 0; time < 5000; time += 1) hear({ type: 'balance', cents: 5 });
  expect(onMessage.mock.calls.length).toBe(MESSAGE_RATE_LIMIT.burst);
  vi.advanceTimersByTime(1000);
  hear({ type: 'balance', cents: 6 });
  expect(onMessage).toHaveBeenLastCalledWith({ type: 'balance', cents: 6 });
});

test('one that never says that it is ready is dead after a while, once, and not heard again', () => {
  const { hear } = draw();
  vi.advanceTimersByTime(READY_TIMEOUT_MS - 1);
  expect(onDead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(READY_TIMEOUT_MS);
  expect(onDead).toHaveBeenCalledOnce();
  hear({ type: 'ready' });
  expect(onReady).not.toHaveBeenCalled();
});

test('one that is ready does not die, and is greeted again when it loads anew', () => {
  const { hear } = draw();
  hear({ type: 'ready' });
  vi.advanceTimersByTime(READY_TIMEOUT_MS * 2);
  hear({ type: 'ready' });
  expect(onDead).not.toHaveBeenCalled();
  expect(onReady).toHaveBeenCalledTimes(2);
});

test('after it is gone nothing is heard', () => {
  const { page, hear } = draw();
  page.unmount();
  hear({ type: 'balance', cents: 5 });
  vi.advanceTimersByTime(READY_TIMEOUT_MS * 2);
  expect(onMessage).not.toHaveBeenCalled();
  expect(onDead).not.toHaveBeenCalled();
});
