// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Holder } from './held';
import { holdPage } from './hold-page';

const address = `${location.origin}/sportsbook`;
const send = vi.fn();
const ears = new Map<string, (content: object) => void>();
let root: HTMLElement;
let token: string | undefined;

/** What the test sees of the conversation with the site. */
const link = { send, on: (type: string, hear: (content: never) => void) => void ears.set(type, hear as (content: object) => void) };
const holder = (): Holder => ({
  root,
  link,
  call: () => Promise.resolve({ status: 0, body: null }),
  token: () => token,
  isBridged: () => true,
});

/** Holds a page, whose messages are posted by `say`; `told` is what it hears. */
function hold(changed: { address?: string; isForHighlights?: boolean } = {}) {
  const held = holdPage(holder(), { address, path: '/sports/futebol', isForHighlights: false, ...changed });
  held.catch(() => undefined);
  const frame = root.querySelector('iframe');
  const told: unknown[] = [];
  const post = frame?.contentWindow === null || frame === null ? undefined : vi.spyOn(frame.contentWindow, 'postMessage');
  post?.mockImplementation((...message: unknown[]) => void told.push(message));
  const say = (message: object, source: MessageEventSource | null = frame?.contentWindow ?? null, origin = location.origin) =>
    void window.dispatchEvent(new MessageEvent('message', { data: { v: 1, app: 'sportsbook', ...message }, source, origin }));
  return { held, frame, told, say };
}

beforeEach(() => {
  vi.useFakeTimers();
  token = 'spb_1';
  root = document.createElement('div');
  document.body.replaceChildren(root);
  document.documentElement.dataset.theme = 'light';
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  ears.clear();
});

describe('a book that comes as a page', () => {
  it('has its place in the hash, and is told of theme, bridge and player once it is there', async () => {
    const { held, frame, told, say } = hold();
    expect(frame?.src).toBe(`${address}#/sports/futebol`);
    say({ type: 'ready' });
    await held;
    expect(told).toEqual([
      [{ v: 1, app: 'sportsbook', type: 'hello', theme: 'light', language: 'pt-BR', bridge: true }, location.origin],
      [{ v: 1, app: 'sportsbook', type: 'token', token: 'spb_1' }, location.origin],
    ]);
  });

  it('passes on what the two say to each other, and is as tall as its content', async () => {
    const { held, frame, told, say } = hold();
    say({ type: 'ready' });
    const book = await held;
    say({ type: 'navigated', path: '/futebol' });
    say({ type: 'height', px: 900 });
    expect(send.mock.calls).toEqual([['navigated', { path: '/futebol' }]]);
    expect(frame?.style.height).toBe('900px');
    book.navigate('/tenis');
    ears.get('bridge-response')?.({ id: 'r1', status: 200, body: null });
    expect(told.slice(2)).toEqual([
      [{ v: 1, app: 'sportsbook', type: 'navigate', path: '/tenis' }, location.origin],
      [{ v: 1, app: 'sportsbook', type: 'bridge-response', id: 'r1', status: 200, body: null }, location.origin],
    ]);
  });

  it('passes on nothing of another window, another origin, or another form', async () => {
    const { held, say, frame } = hold();
    say({ type: 'ready' });
    await held;
    say({ type: 'navigated', path: '/futebol' }, window);
    say({ type: 'navigated', path: '/futebol' }, frame?.contentWindow, 'https://evil.example');
    say({ type: 'navigated', path: '//evil.example' });
    expect(send).not.toHaveBeenCalled();
  });

  it('is asked for what is on, where that alone is wanted', async () => {
    const { held, told, say } = hold({ isForHighlights: true });
    say({ type: 'ready' });
    await held;
    expect(told.at(-1)).toEqual([{ v: 1, app: 'sportsbook', type: 'highlights' }, location.origin]);
  });

  it('is refused from an address that is not allowed', async () => {
    const { held, frame } = hold({ address: 'https://evil.example/sportsbook' });
    expect(frame).toBeNull();
    await expect(held).rejects.toThrow(RangeError);
  });

  it('is given up when it does not come', async () => {
    const { held } = hold();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(held).rejects.toThrow('did not come');
  });
});
