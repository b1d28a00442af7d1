import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';

import { sportsbookAnswers, renderSportsbook, findFrame, currentUrl } from './sportsbook-page.fixture';
import { modals, wait, setUpSportsbook } from './sportsbook-setup.fixture';
import { URL_UPDATE_INTERVAL_MS } from './use-sportsbook-route';

setUpSportsbook();

describe('URL and sportsbook in sync (SPEC R17, R32)', () => {
  async function openSportsbook(url: string) {
    backend(sportsbookAnswers());
    renderSportsbook(url);
    const frame = await findFrame();
    frame.receive({ type: 'ready' });
    return frame;
  }

  test('the URL follows the sportsbook', async () => {
    const { receive } = await openSportsbook('/sports');
    receive({ type: 'navigated', path: '/' });
    receive({ type: 'navigated', path: '/futebol/serie-ouro' });
    expect(currentUrl()).toBe('/sports#/futebol/serie-ouro');
    await wait(URL_UPDATE_INTERVAL_MS);
    receive({ type: 'navigated', path: '/' });
    expect(currentUrl()).toBe('/sports');
  });

  test('the URL does not follow after the player has left for another page', async () => {
    const { receive } = await openSportsbook('/sports');
    window.history.replaceState(null, '', '/');
    receive({ type: 'navigated', path: '/futebol/serie-ouro' });
    expect(currentUrl()).toBe('/sports');
  });

  test('a deep link keeps its URL while the sportsbook is on that page', async () => {
    const { receive, sentOfType } = await openSportsbook('/sports/futebol/serie-ouro?utm_source=x');
    receive({ type: 'navigated', path: '/futebol/serie-ouro' });
    expect(currentUrl()).toBe('/sports/futebol/serie-ouro?utm_source=x');
    expect(sentOfType('navigate')).toEqual([]);
  });

  test('the sportsbook follows a new URL once', async () => {
    const { receive, sentOfType } = await openSportsbook('/sports');
    receive({ type: 'navigated', path: '/' });
    await userEvent.click(screen.getByRole('link', { name: 'Basquete' }));
    expect(sentOfType('navigate')).toEqual([expect.objectContaining({ path: '/sports/basquete' })]);
    receive({ type: 'navigated', path: '/basquete' });
    await wait(URL_UPDATE_INTERVAL_MS);
    expect(currentUrl()).toBe('/sports#/basquete');
    expect(sentOfType('navigate')).toHaveLength(1);
  });

  test('repeated segments of the URL are removed', async () => {
    const { sentOfType } = await openSportsbook('/sports?a=1#/sports/futebol/futebol');
    expect(currentUrl()).toBe('/sports?a=1#/futebol');
    expect(sentOfType('mount')[0]).toMatchObject({ path: '/sports/futebol' });
  });

  test('URL updates are throttled, and the last route wins', async () => {
    const { receive } = await openSportsbook('/sports');
    for (let time = 0; time < 90; time += 1) receive({ type: 'navigated', path: `/futebol/${time}` });
    expect(currentUrl()).toBe('/sports#/futebol/0');
    await wait(URL_UPDATE_INTERVAL_MS);
    expect(currentUrl()).toBe('/sports#/futebol/89');
  });

  test.each(['//evil.example', 'https://evil.example', '/a b', 'javascript:alert(1)', '/a\\b', '', 5, null, { path: '/' }])(
    'the invalid path %j is ignored',
    async (path) => {
      const { receive } = await openSportsbook('/sports');
      receive({ type: 'navigated', path });
      await wait(URL_UPDATE_INTERVAL_MS);
      expect(currentUrl()).toBe('/sports');
    },
  );

  test('the sportsbook returns to esports at Back while the page of all sports loads', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports/esports', 'esports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/sports' });
    receive({ type: 'navigated', path: '/futebol' });
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(sentOfType('navigate').at(-1)).toMatchObject({ path: '/sports' });
  });

  test('messages of other windows and origins are ignored', async () => {
    const { receive } = await openSportsbook('/sports');
    receive({ type: 'navigated', path: '/futebol' }, { origin: 'https://evil.example' });
    receive({ type: 'navigated', path: '/futebol' }, { source: window });
    receive({ type: 'login-required' }, { origin: 'null' });
    await wait(URL_UPDATE_INTERVAL_MS);
    expect(currentUrl()).toBe('/sports');
    expect(modals()).toEqual([]);
  });
});
