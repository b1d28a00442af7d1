import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { READY_WITHIN } from '@/shared/lib/frame-link';
import { setDeployment } from '@/shell/deployment';
import { useMenuStore } from '@/shell/menu-store';

import { useChat } from './chat-store';
import { chatLicense, chatWindow } from './chat-license';
import { ChatWidget } from './chat-widget';

const ORIGIN = 'http://127.0.0.1:4011';

describe('the license (SPEC E6)', () => {
  test.each(['1234567', '1234567/2', 'abc_1', 'a/b'])('%j is one', (license) => {
    expect(chatLicense(license)).toBe(license);
  });
  test.each([
    null,
    undefined,
    '',
    '/2',
    '1234567/',
    '1/2/3',
    '1234567?x=1',
    '12 34',
    'https://evil.example',
    '1"><script>',
    '1\n2',
    'a'.repeat(101),
  ])('%j is none', (license) => {
    expect(chatLicense(license)).toBeUndefined();
  });
});

test.each([
  ['/', false, 'minimized'],
  ['/', true, 'maximized'],
  ['/play/1001', false, 'hidden'],
  ['/play/1001', true, 'hidden'],
  ['/play', false, 'minimized'],
  ['/user/wallet', true, 'maximized'],
])('on %s, opened %s, it is %s (SPEC S7)', (pathname, opened, state) => {
  expect(chatWindow(pathname, opened)).toBe(state);
});

describe('the widget', () => {
  const said: unknown[] = [];
  const widget = (pathname: string) => <ChatWidget license="1234567/2" pathname={pathname} />;
  let page: ReturnType<typeof render>;
  let frame: HTMLIFrameElement;
  const hear = (message: object) => {
    const data = { v: 1, app: 'chat', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow })));
  };
  const states = () => said.flatMap((message) => (message instanceof Object && 'state' in message ? [message.state] : []));

  beforeEach(() => {
    vi.useFakeTimers();
    said.length = 0;
    setDeployment(parseRuntimeConfig(JSON.stringify({ chatOrigin: ORIGIN })));
    useMenuStore.setState({ chatOpened: false });
    page = render(widget('/'));
    frame = screen.getByTitle<HTMLIFrameElement>('Atendimento');
    vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void said.push(message));
  });
  afterEach(() => {
    vi.useRealTimers();
    setDeployment(parseRuntimeConfig(''));
  });

  test('its address bears the license, encoded', () => {
    expect(frame.getAttribute('src')).toBe(`${ORIGIN}/chat?license=1234567%2F2`);
  });

  test('it is small once it is there, and out of reach before', () => {
    expect(frame.getAttribute('aria-hidden')).toBe('true');
    hear({ type: 'ready' });
    expect(frame.getAttribute('aria-hidden')).toBeNull();
    expect(states()).toEqual(['minimized']);
  });

  test('it opens with the flag of the menu, and its own buttons set the flag', () => {
    hear({ type: 'ready' });
    act(() => void useMenuStore.setState({ chatOpened: true }));
    expect(states()).toEqual(['minimized', 'maximized']);
    hear({ type: 'size', width: 376, height: 600 });
    expect(frame.style.blockSize).toBe('600px');
    hear({ type: 'state-changed', state: 'minimized' });
    expect(useMenuStore.getState().chatOpened).toBe(false);
    hear({ type: 'state-changed', state: 'maximized' });
    expect(useMenuStore.getState().chatOpened).toBe(true);
  });

  test('over a game it is hidden and out of reach, and comes back as it was', () => {
    hear({ type: 'ready' });
    page.rerender(widget('/play/1001'));
    expect(states()).toEqual(['minimized', 'hidden']);
    expect(frame.getAttribute('aria-hidden')).toBe('true');
    hear({ type: 'size', width: 0, height: 0 });
    page.rerender(widget('/'));
    expect(states()).toEqual(['minimized', 'hidden', 'minimized']);
    expect(frame.style.blockSize).toBe('72px');
  });

  test('one that never comes leaves nothing', () => {
    act(() => void vi.advanceTimersByTime(READY_WITHIN));
    expect(screen.queryByTitle('Atendimento')).toBeNull();
    expect(document.body.textContent).toBe('');
  });

  test('opened before it is there it says that it is coming', () => {
    act(() => void useMenuStore.setState({ chatOpened: true }));
    expect(screen.getByRole('status').textContent).toBe('Abrindo o chat…');
    hear({ type: 'ready' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(useChat.getState().place).toBe('ready');
  });

  test('opened after it did not come it says so, and comes at another try', () => {
    act(() => void vi.advanceTimersByTime(READY_WITHIN));
    act(() => void useMenuStore.setState({ chatOpened: true }));
    expect(screen.getByRole('status').textContent).toBe('O chat não abriu. Confira sua conexão e tente de novo.');
    act(() => screen.getByRole('button', { name: 'Tentar de novo' }).click());
    frame = screen.getByTitle<HTMLIFrameElement>('Atendimento');
    vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void said.push(message));
    hear({ type: 'ready' });
    expect(states()).toEqual(['maximized']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('what says so can be closed, and is not over a game', () => {
    act(() => void vi.advanceTimersByTime(READY_WITHIN));
    act(() => void useMenuStore.setState({ chatOpened: true }));
    page.rerender(widget('/play/1001'));
    expect(screen.queryByRole('status')).toBeNull();
    page.rerender(widget('/'));
    act(() => screen.getByRole('button', { name: 'Fechar chat' }).click());
    expect(useMenuStore.getState().chatOpened).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
