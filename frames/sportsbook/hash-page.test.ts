// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { BookRequest } from './book-adapter';
import { embedHashPage } from './hash-page';

const address = `${location.origin}/sportsbook`;
const send = vi.fn();
const listeners = new Map<string, (content: object) => void>();
let root: HTMLElement;
let token: string | undefined;

const link = {
  send,
  on: (type: string, listener: (content: never) => void) => void listeners.set(type, listener as (content: object) => void),
};
const request = (): BookRequest => ({
  root,
  link,
  address,
  integration: 'palpite',
  culture: 'pt-BR',
  path: '/sports/futebol',
  isForHighlights: false,
  token: () => token,
});

/** Embeds a page. `post` sends from the page, `received` collects its messages. */
function embed(changed: { address?: string; isForHighlights?: boolean } = {}) {
  const options = { allowed: address, more: { pinged: {} }, hello: () => ({ bridge: true }) };
  const embedded = embedHashPage({ ...request(), ...changed }, options);
  embedded.catch(() => undefined);
  const frame = root.querySelector('iframe');
  const received: unknown[] = [];
  const spy = frame?.contentWindow === null || frame === null ? undefined : vi.spyOn(frame.contentWindow, 'postMessage');
  spy?.mockImplementation((...message: unknown[]) => void received.push(message));
  const post = (message: object, source: MessageEventSource | null = frame?.contentWindow ?? null, origin = location.origin) =>
    void window.dispatchEvent(new MessageEvent('message', { data: { v: 1, app: 'sportsbook', ...message }, source, origin }));
  return { embedded, frame, received, post };
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
  listeners.clear();
});

describe('a sportsbook as a page', () => {
  it('has its path in the hash, and receives theme, bridge and token when it is ready', async () => {
    const { embedded, frame, received, post } = embed();
    expect(frame?.src).toBe(`${address}#/sports/futebol`);
    post({ type: 'ready' });
    await embedded;
    expect(received).toEqual([
      [{ v: 1, app: 'sportsbook', type: 'hello', theme: 'light', language: 'pt-BR', bridge: true }, location.origin],
      [{ v: 1, app: 'sportsbook', type: 'token', token: 'spb_1' }, location.origin],
    ]);
  });

  it('forwards messages of both sides, and is as tall as its content', async () => {
    const { embedded, frame, received, post } = embed();
    post({ type: 'ready' });
    const book = await embedded;
    post({ type: 'navigated', path: '/futebol' });
    post({ type: 'height', px: 900 });
    post({ type: 'pinged' });
    expect(send.mock.calls).toEqual([
      ['navigated', { path: '/futebol' }],
      ['pinged', {}],
    ]);
    expect(frame?.style.height).toBe('900px');
    book.navigate('/tenis');
    listeners.get('theme')?.({ theme: 'dark' });
    expect(received.slice(2)).toEqual([
      [{ v: 1, app: 'sportsbook', type: 'navigate', path: '/tenis' }, location.origin],
      [{ v: 1, app: 'sportsbook', type: 'theme', theme: 'dark' }, location.origin],
    ]);
  });

  it('forwards no message of another window or origin, and no invalid one', async () => {
    const { embedded, post, frame } = embed();
    post({ type: 'ready' });
    await embedded;
    post({ type: 'navigated', path: '/futebol' }, window);
    post({ type: 'navigated', path: '/futebol' }, frame?.contentWindow, 'https://evil.example');
    post({ type: 'navigated', path: '//evil.example' });
    expect(send).not.toHaveBeenCalled();
  });

  it('receives a request for highlights if only these are needed', async () => {
    const { embedded, received, post } = embed({ isForHighlights: true });
    post({ type: 'ready' });
    await embedded;
    expect(received.at(-1)).toEqual([{ v: 1, app: 'sportsbook', type: 'highlights' }, location.origin]);
  });

  it('is rejected from a URL that is not allowed', async () => {
    const { embedded, frame } = embed({ address: 'https://evil.example/sportsbook' });
    expect(frame).toBeNull();
    await expect(embedded).rejects.toThrow(RangeError);
  });

  it('is rejected if it does not become ready', async () => {
    const { embedded } = embed();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(embedded).rejects.toThrow('did not become ready');
  });
});
