// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { GAME } from '../protocol/game';
import { parseFrameMessage } from '../protocol/parse-message';
import { pragmatic } from './pragmatic';
import { runGame } from './run-game';

const launch = new URL('https://client.pragmaticplay.net/gs2c/playGame.do?key=token%3D1');
const send = vi.fn();
const onReady = vi.fn();
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('main');
  document.body.replaceChildren(element);
  runGame({ adapter: pragmatic, launch, element, onReady, send });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const frame = () => element.querySelector('iframe');
const post = (data: unknown, origin = launch.origin, source: MessageEventSource | null = frame()?.contentWindow ?? null) =>
  void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

describe('a nested game', () => {
  it('has the launch address, and is ready once at its load', () => {
    expect(frame()?.src).toBe(launch.href);
    frame()?.dispatchEvent(new Event('load'));
    post({ name: 'gameLoadingCompleted' });
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('is ready before the limit of the site, although it is still loading', () => {
    vi.advanceTimersByTime(12_000);
    expect(onReady).toHaveBeenCalledOnce();
  });

  it.each([
    [{ name: 'gameQuit' }, { type: 'exit' }],
    [{ name: 'notifyCloseContainer' }, { type: 'exit' }],
    ['notifyCloseContainer', { type: 'exit' }],
    [{ name: 'gameRoundEnded', balance: 1e9 }, { type: 'balance-changed' }],
  ])('translates %j', (data, message) => {
    post(data);
    expect(send.mock.calls).toEqual([[message]]);
    expect(parseFrameMessage(GAME.app, GAME.fromFrame, { v: 1, app: GAME.app, ...message })).toEqual(message);
  });

  it.each([[null], [{}], [[]], ['toString'], [{ name: 'constructor' }], [{ name: ['gameQuit'] }]])('ignores %j', (data) => {
    post(data);
    expect(send).not.toHaveBeenCalled();
  });

  it('ignores messages of other origins and windows', () => {
    post({ name: 'gameQuit' }, 'https://evil.example');
    post({ name: 'gameQuit' }, launch.origin, window);
    expect(send).not.toHaveBeenCalled();
  });
});
