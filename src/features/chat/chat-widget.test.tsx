import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { setRuntimeConfig } from '@/product/runtime-config';
import { useMenuStore } from '@/product/menu-store';

import { chatLicense, chatWindowState, useChat } from './chat-state';
import { ChatWidget } from './chat-widget';

const ORIGIN = 'http://127.0.0.1:4011';

describe('chatLicense (SPEC E6)', () => {
  beforeEach(() => setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ chatOrigin: ORIGIN }))));
  afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

  test.each(['1234567', '1234567/2', 'abc_1', 'a/b'])('%j is a valid license', (license) => {
    expect(chatLicense({ general_show_chat_widget: true, general_live_chat: license })).toBe(license);
  });
  test.each([null, '', '/2', '1234567/', '1/2/3', '1234567?x=1', '12 34', 'https://evil.example', '1"><script>', '1\n2', 'a'.repeat(101)])(
    '%j is rejected',
    (license) => {
      expect(chatLicense({ general_show_chat_widget: true, general_live_chat: license })).toBeUndefined();
    },
  );
  test.each([undefined, { general_show_chat_widget: true }, { general_show_chat_widget: false, general_live_chat: '1234567' }])(
    'there is no chat with the settings %j',
    (settings) => expect(chatLicense(settings)).toBeUndefined(),
  );
  test('there is no chat without its origin', () => {
    setRuntimeConfig(parseRuntimeConfig(''));
    expect(chatLicense({ general_show_chat_widget: true, general_live_chat: '1234567' })).toBeUndefined();
  });
});

test.each([
  ['/', false, 'minimized', 'hidden'],
  ['/', true, 'maximized', 'maximized'],
  ['/play/1001', false, 'hidden', 'hidden'],
  ['/play/1001', true, 'hidden', 'hidden'],
  ['/play', false, 'minimized', 'hidden'],
  ['/user/wallet', true, 'maximized', 'maximized'],
])('the chat on %s with chatOpened %s is %s, and on a phone %s (SPEC S7)', (pathname, opened, state, onPhone) => {
  expect(chatWindowState(pathname, opened)).toBe(state);
  expect(chatWindowState(pathname, opened, true)).toBe(onPhone);
});

describe('ChatWidget', () => {
  const sent: unknown[] = [];
  const widget = (pathname: string) => <ChatWidget license="1234567/2" pathname={pathname} />;
  let page: ReturnType<typeof render>;
  let frame: HTMLIFrameElement;
  const receive = (message: object, origin = ORIGIN) => {
    const data = { v: 1, app: 'chat', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })));
  };
  const states = () => sent.flatMap((message) => (message instanceof Object && 'state' in message ? [message.state] : []));

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ chatOrigin: ORIGIN })));
    useMenuStore.setState({ chatOpened: false });
    page = render(widget('/'));
    frame = screen.getByTitle<HTMLIFrameElement>('Atendimento');
    vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    setRuntimeConfig(parseRuntimeConfig(''));
  });

  test('the iframe URL contains the encoded license', () => {
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/chat?license=1234567%2F2`);
  });

  test('the iframe is hidden from assistive technology until it is ready, then minimized', () => {
    expect(frame.getAttribute('aria-hidden')).toBe('true');
    receive({ type: 'ready' });
    expect(frame.getAttribute('aria-hidden')).toBeNull();
    expect(states()).toEqual(['minimized']);
  });

  test('the chat follows the menu flag, and its own buttons update the flag', () => {
    receive({ type: 'ready' });
    act(() => useMenuStore.setState({ chatOpened: true }));
    expect(states()).toEqual(['minimized', 'maximized']);
    receive({ type: 'size', width: 376, height: 600 });
    expect(frame.style.blockSize).toBe('600px');
    receive({ type: 'state-changed', state: 'minimized' });
    expect(useMenuStore.getState().chatOpened).toBe(false);
    receive({ type: 'state-changed', state: 'maximized' });
    expect(useMenuStore.getState().chatOpened).toBe(true);
  });

  test.each([
    ['malformed', { state: 'fullscreen' }, ORIGIN],
    ['from another origin', { state: 'maximized' }, 'https://evil.example'],
  ])('a message that is %s is ignored', (_, message, origin) => {
    receive({ type: 'ready' });
    receive({ type: 'state-changed', ...message }, origin);
    expect(useMenuStore.getState().chatOpened).toBe(false);
  });

  test('the chat is hidden over a game and restored with its previous size', () => {
    receive({ type: 'ready' });
    page.rerender(widget('/play/1001'));
    expect(states()).toEqual(['minimized', 'hidden']);
    expect(frame.getAttribute('aria-hidden')).toBe('true');
    receive({ type: 'size', width: 0, height: 0 });
    page.rerender(widget('/'));
    expect(states()).toEqual(['minimized', 'hidden', 'minimized']);
    expect(frame.style.blockSize).toBe('72px');
  });

  test('on a phone the chat is loaded when it is opened, and leaves no bubble when it is closed', () => {
    page.unmount();
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
    page = render(widget('/'));
    expect(screen.queryByTitle('Atendimento')).toBeNull();
    act(() => useMenuStore.setState({ chatOpened: true }));
    frame = screen.getByTitle<HTMLIFrameElement>('Atendimento');
    vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
    receive({ type: 'ready' });
    receive({ type: 'state-changed', state: 'minimized' });
    expect(states()).toEqual(['maximized', 'hidden']);
    expect(frame.getAttribute('aria-hidden')).toBe('true');
  });

  test('a chat that never becomes ready is removed from the page', () => {
    act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
    expect(screen.queryByTitle('Atendimento')).toBeNull();
    expect(document.body.textContent).toBe('');
  });

  test('a chat opened before it is ready shows a loading message', () => {
    act(() => useMenuStore.setState({ chatOpened: true }));
    expect(screen.getByRole('status').textContent).toBe('Abrindo o chat…');
    receive({ type: 'ready' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(useChat.getState().status).toBe('ready');
  });

  test('a chat opened after a failed load shows an error and loads after a retry', () => {
    act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
    act(() => useMenuStore.setState({ chatOpened: true }));
    expect(screen.getByRole('status').textContent).toBe('O chat não abriu. Confira sua conexão e tente de novo.');
    act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
    frame = screen.getByTitle<HTMLIFrameElement>('Atendimento');
    vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
    receive({ type: 'ready' });
    expect(states()).toEqual(['maximized']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('the error can be closed and is not shown over a game', () => {
    act(() => void vi.advanceTimersByTime(READY_TIMEOUT_MS));
    act(() => useMenuStore.setState({ chatOpened: true }));
    page.rerender(widget('/play/1001'));
    expect(screen.queryByRole('status')).toBeNull();
    page.rerender(widget('/'));
    act(() => screen.getByRole('button', { name: 'Fechar chat' }).click());
    expect(useMenuStore.getState().chatOpened).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
