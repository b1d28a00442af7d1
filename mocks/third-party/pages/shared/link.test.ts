import { describe, expect, it, vi } from 'vitest';

import { createLink } from './link';

const site = 'http://localhost:5273';
const hello = { v: 1, app: 'sportsbook', type: 'hello', theme: 'dark' };
const token = { v: 1, app: 'sportsbook', type: 'token', token: 'spb_1' };

function open(origin: string | undefined, siteOrigins = [site, 'https://localhost:5273']) {
  const post = vi.fn();
  const talk = createLink({ app: 'sportsbook', siteOrigins, origin, post });
  const heard = vi.fn();
  talk.link.on('token', heard);
  return { ...talk, post, heard };
}

describe('a conversation', () => {
  it('hears the embedding window when it is one of the sites', () => {
    const { receive, heard } = open(site);
    receive({ origin: site, data: token, fromParent: true });
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ token: 'spb_1' }));
  });

  it.each([
    ['another window of the site', { origin: site, data: token, fromParent: false }],
    ['a stranger that embeds the page', { origin: 'https://evil.example', data: token, fromParent: true }],
    ['another site than the one that it stands in', { origin: 'https://localhost:5273', data: token, fromParent: true }],
    ['nonsense', { origin: site, data: { ...token, v: 9 }, fromParent: true }],
  ])('does not hear %s', (_, event) => {
    const { receive, heard } = open(site);
    receive(event);
    expect(heard).not.toHaveBeenCalled();
  });

  it('speaks to the exact origin of the embedding page', () => {
    const { link, post } = open(site);
    link.send('navigated', { path: '/futebol' });
    expect(post).toHaveBeenCalledWith({ v: 1, app: 'sportsbook', type: 'navigated', path: '/futebol' }, site);
  });

  it('says nothing to a page that is no site', () => {
    const { link, post } = open('https://evil.example');
    link.send('ready', {});
    expect(post).not.toHaveBeenCalled();
  });

  it('waits for the first word where the browser does not tell the origin', () => {
    const { link, receive, post } = open(undefined);
    link.send('ready', {});
    receive({ origin: 'https://evil.example', data: hello, fromParent: true });
    expect(post).not.toHaveBeenCalled();
    receive({ origin: site, data: hello, fromParent: true });
    expect(post).toHaveBeenCalledExactlyOnceWith({ v: 1, app: 'sportsbook', type: 'ready' }, site);
  });
});
