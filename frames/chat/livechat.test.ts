// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { startLiveChat } from '../../mocks/third-party/pages/chat/tracking';
import { CHAT } from '../protocol/chat';
import { parseFrameMessage } from '../protocol/parse-message';
import { livechat } from './livechat';
import { parseLicense } from './parse-license';

const REPLY_MS = 900;
const sent: object[] = [];
const script = 'https://cdn.livechatinc.com/tracking.js';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  sent.length = 0;
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ['__lc', 'LiveChatWidget']) Reflect.deleteProperty(globalThis, name);
});

/** Starts a chat. Every message must be one of the protocol, or the site would drop it. */
const start = (license: string, load: (address: string) => Promise<void> = async () => startLiveChat()) =>
  livechat({
    license,
    group: '2',
    script,
    load,
    send(message) {
      expect(parseFrameMessage(CHAT.app, CHAT.fromFrame, { v: 1, app: CHAT.app, ...message })).toEqual(message);
      sent.push(message);
    },
  });
const button = (name: RegExp) => [...document.querySelectorAll('button')].find((each) => name.test(each.getAttribute('aria-label') ?? ''));
const write = (text: string) => {
  const field = document.querySelector('input');
  if (field !== null) field.value = text;
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
};

describe('the adapter of LiveChat', () => {
  it('loads the script with license and group', async () => {
    const load = vi.fn(async () => startLiveChat());
    await start('1234567', load);
    expect(load.mock.calls).toEqual([[script]]);
    expect(Reflect.get(globalThis, '__lc')).toMatchObject({ license: 1_234_567, group: 2, asyncInit: true });
  });

  it('shows the window state of the site, and sends its size without an echo', async () => {
    const widget = await start('1234567');
    widget.show('maximized');
    expect(document.querySelector('.panel')).not.toBeNull();
    widget.show('hidden');
    expect(document.querySelector('.panel, .bubble')).toBeNull();
    expect(sent.filter(({ type }: { type?: string }) => type !== 'unread')).toEqual([
      { type: 'size', width: 392, height: 620 },
      { type: 'size', width: 0, height: 0 },
    ]);
  });

  it('sends what the visitor opens and closes', async () => {
    await start('1234567');
    button(/^Abrir atendimento/)?.click();
    button(/^Minimizar/)?.click();
    expect(sent.filter(({ type }: { type?: string }) => type === 'state-changed')).toEqual([
      { type: 'state-changed', state: 'maximized' },
      { type: 'state-changed', state: 'minimized' },
    ]);
  });

  it('counts messages of agents while the window is not open', async () => {
    const widget = await start('1234567');
    widget.show('maximized');
    write('Meu saque');
    widget.show('minimized');
    await vi.advanceTimersByTimeAsync(REPLY_MS);
    expect(sent.at(-1)).toEqual({ type: 'unread', count: 1 });
    widget.show('maximized');
    expect(sent).toContainEqual({ type: 'unread', count: 0 });
  });

  it('is rejected with a license that LiveChat does not know, a blocked script, or one that does nothing', async () => {
    await expect(start('abc')).rejects.toThrow("no license 'abc'");
    await expect(start('1234567', () => Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
    const silent = expect(start('1234567', () => Promise.resolve())).rejects.toThrow('did not become ready');
    await vi.advanceTimersByTimeAsync(10_000);
    await silent;
  });
});

describe('the license of the settings', () => {
  it('is a word, or two words with a slash', () => {
    expect(parseLicense('123')).toEqual({ license: '123', group: undefined });
    expect(parseLicense('abc_1/2')).toEqual({ license: 'abc_1', group: '2' });
    for (const text of [null, '', '1/2/3', '<b>', 'a b', '../x', 'a'.repeat(101)]) expect(parseLicense(text)).toBeUndefined();
  });
});
