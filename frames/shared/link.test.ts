import { describe, expect, it, vi } from 'vitest';

import { COMMON_MESSAGES } from '../protocol/common';
import { SPORTSBOOK } from '../protocol/sportsbook';
import { createLink } from './link';

const site = 'http://localhost:5273';
const hello = { v: 1, app: 'sportsbook-frame', type: 'hello', theme: 'dark' };
const token = { v: 1, app: 'sportsbook-frame', type: 'token', token: 'spb_1' };

function open(origin: string | undefined, siteOrigins = [site, 'https://localhost:5273']) {
  const post = vi.fn();
  const channel = createLink({ app: SPORTSBOOK.app, to: { ...COMMON_MESSAGES.toFrame, ...SPORTSBOOK.toFrame }, siteOrigins, origin, post });
  const received = vi.fn();
  channel.on('token', received);
  return { ...channel, post, received };
}

describe('the channel', () => {
  it('accepts messages of the embedding window at one of the sites', () => {
    const { receive, received } = open(site);
    receive({ origin: site, data: token, fromParent: true });
    expect(received).toHaveBeenCalledWith(expect.objectContaining({ token: 'spb_1' }));
  });

  it.each([
    ['another window of the site', { origin: site, data: token, fromParent: false }],
    ['an unknown embedding page', { origin: 'https://evil.example', data: token, fromParent: true }],
    ['another site than the embedding one', { origin: 'https://localhost:5273', data: token, fromParent: true }],
    ['an invalid message', { origin: site, data: { ...token, v: 9 }, fromParent: true }],
  ])('ignores %s', (_, event) => {
    const { receive, received } = open(site);
    receive(event);
    expect(received).not.toHaveBeenCalled();
  });

  it('posts to the exact origin of the embedding page', () => {
    const { send, post } = open(site);
    send('navigated', { path: '/futebol' });
    expect(post).toHaveBeenCalledWith({ v: 1, app: 'sportsbook-frame', type: 'navigated', path: '/futebol' }, site);
  });

  it('posts nothing to an unknown embedding page', () => {
    const { send, post } = open('https://evil.example');
    send('ready', {});
    expect(post).not.toHaveBeenCalled();
  });

  it('waits for the first accepted message if the origin is unknown', () => {
    const { send, receive, post } = open(undefined);
    send('ready', {});
    receive({ origin: 'https://evil.example', data: hello, fromParent: true });
    expect(post).not.toHaveBeenCalled();
    receive({ origin: site, data: hello, fromParent: true });
    expect(post).toHaveBeenCalledExactlyOnceWith({ v: 1, app: 'sportsbook-frame', type: 'ready' }, site);
  });
});
