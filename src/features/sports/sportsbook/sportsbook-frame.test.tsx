import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { useSessionStore } from '@/session/use-session';
import { READY_WITHIN } from '@/shared/lib/frame-link';
import { closeAllModals, useModalStore } from '@/shell/modal-store';

import { OPEN_TIMEOUT_MS } from './sportsbook-frame';
import {
  FRAME_TITLE,
  ORIGIN,
  stubBackend,
  sportsbookResponses,
  config,
  renderSportsbook,
  settings,
  findFrame,
  currentUrl,
} from './sportsbook-page.fixture';
import { URL_UPDATE_INTERVAL_MS } from './use-sportsbook-route';

const modals = () => useModalStore.getState().stack.map(({ name }) => name);
const isPlayer = (value: boolean) => act(() => useSessionStore.setState({ isPlayer: value }));
/** Whether the player has just pressed something, as the browser says. */
const press = (isActive: boolean) => Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });

let scrolled: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  press(true);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
  useSessionStore.setState({ isPlayer: false });
  closeAllModals();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the frame that holds the book', () => {
  test('bears no token and no path in its address, and is told which book to hold', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports#/futebol/serie-ouro');
    const { frame, say, heard } = await findFrame();
    expect(frame.src).toBe(`${ORIGIN}/frames/sportsbook`);
    say({ type: 'ready' });
    expect(heard('mount')).toEqual([
      expect.objectContaining({
        to: ORIGIN,
        kind: 'script',
        view: 'book',
        script_url: `${ORIGIN}/sportsbook/script.js`,
        integration: 'palpite',
        culture: 'pt-BR',
        path: '/sports/futebol/serie-ouro',
      }),
    ]);
  });

  test.each([
    ['altenar', 'altenar', 'script'],
    ['iframe', 'altenar', 'frame'],
    ['casa-iframe', undefined, 'frame'],
    ['desconhecido', 'iframe', 'frame'],
  ])('a book of the type %s, which the settings call %s, comes as a %s', async (type, named, kind) => {
    stubBackend(
      sportsbookResponses({
        '/v2/sports/config': () => Response.json(config({ type })),
        '/v2/settings/': () => Response.json({ ...settings, sport_sportbook_type: named }),
      }),
    );
    renderSportsbook('/sports');
    await screen.findByText('Limite de múltiplas');
    const { say, heard } = await findFrame();
    say({ type: 'ready' });
    expect(heard('mount')[0]).toMatchObject({ kind });
  });

  test('shows its place until the book shows itself', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { say } = await findFrame();
    expect(screen.getByText('Abrindo as apostas esportivas…')).toBeTruthy();
    say({ type: 'ready' });
    say({ type: 'navigated', path: '/' });
    expect(screen.queryByText('Abrindo as apostas esportivas…')).toBeNull();
  });
});

describe('why there is no book', () => {
  test('the frame never came: it is said, and another one is tried', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { frame } = await findFrame();
    await wait(READY_WITHIN);
    expect(screen.getByRole('alert').textContent).toContain('As apostas esportivas não carregaram');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByTitle(FRAME_TITLE)).not.toBe(frame);
  });

  test('the book never showed itself in its frame', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { say } = await findFrame();
    say({ type: 'ready' });
    await wait(OPEN_TIMEOUT_MS);
    expect(screen.getByRole('alert').textContent).toContain('não responderam');
  });

  test.each([
    ['script-failed', 'Algo bloqueou as apostas esportivas'],
    ['script-refused', 'As apostas esportivas estão indisponíveis'],
  ])('the frame says %s', async (status, title) => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { say } = await findFrame();
    say({ type: 'ready' });
    say({ type: 'error', status });
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('the frame went elsewhere', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { frame, say } = await findFrame();
    say({ type: 'ready' });
    act(() => void frame.dispatchEvent(new Event('load')));
    say({ type: 'navigated', path: '/' });
    act(() => void frame.dispatchEvent(new Event('load')));
    await wait(10_000);
    expect(screen.getByRole('alert').textContent).toContain('foram fechadas');
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('the frame storms the page, by whatever it says', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { say } = await findFrame();
    say({ type: 'ready' });
    say({ type: 'navigated', path: '/' });
    for (let time = 0; time < 1000; time += 1) say({ type: 'nonsense' }, { origin: 'https://evil.example' });
    expect(screen.queryByTitle(FRAME_TITLE)).not.toBeNull();
    for (let time = 0; time < 600; time += 1) say({ type: 'nonsense' });
    expect(screen.getByRole('alert').textContent).toContain('foram fechadas');
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('the backend says that it is closed, in its own words', async () => {
    stubBackend(
      sportsbookResponses({ '/v2/sports/config': () => Response.json({ message: 'Em manutenção até as 14h.' }, { status: 422 }) }),
    );
    renderSportsbook('/sports');
    expect((await screen.findByRole('alert')).textContent).toContain('Em manutenção até as 14h.');
  });

  test('the settings have sports switched off (SPEC E6)', async () => {
    stubBackend(sportsbookResponses({ '/v2/settings/': () => Response.json({ ...settings, sport_enabled: false }) }));
    renderSportsbook('/sports');
    expect(await screen.findByText('As apostas esportivas estão fechadas')).toBeTruthy();
  });

  test('nobody knows such a book', async () => {
    stubBackend(
      sportsbookResponses({
        '/v2/sports/config': () => Response.json(config({ type: 'constructor' })),
        '/v2/settings/': () => Response.json({}),
      }),
    );
    renderSportsbook('/sports');
    expect((await screen.findByRole('alert')).textContent).toContain('estão indisponíveis');
  });
});

describe('the token (SPEC A21, W3)', () => {
  test('a visitor has none, and none is asked for (SPEC D11)', async () => {
    const asked = stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { say, heard } = await findFrame();
    say({ type: 'ready' });
    await wait(1000);
    expect(heard('token')).toEqual([]);
    expect(asked).not.toContain('/api/generate-token');
  });

  test('a player has one, told to the exact origin; who logs in keeps the book that is there', async () => {
    stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const { frame, say, heard } = await findFrame();
    say({ type: 'ready' });
    say({ type: 'navigated', path: '/' });
    isPlayer(true);
    await waitFor(() => expect(heard('token')).toEqual([expect.objectContaining({ token: 'spb_1', to: ORIGIN })]));
    await wait(1000);
    expect(screen.getByTitle(FRAME_TITLE)).toBe(frame);
  });

  test('a frame that loads anew is told the token again, without another one being asked for', async () => {
    const asked = stubBackend(sportsbookResponses());
    isPlayer(true);
    renderSportsbook('/sports');
    const { say, heard } = await findFrame();
    await waitFor(() => expect(asked).toContain('/api/generate-token'));
    await wait(10);
    for (let time = 0; time < 3; time += 1) say({ type: 'ready' });
    expect(heard('token').map((message) => message['token'])).toEqual(['spb_1', 'spb_1', 'spb_1']);
  });

  test('one that has ended is replaced', async () => {
    stubBackend(sportsbookResponses());
    isPlayer(true);
    renderSportsbook('/sports');
    const { say, heard } = await findFrame();
    say({ type: 'ready' });
    await waitFor(() => expect(heard('token')).toHaveLength(1));
    say({ type: 'token-expired' });
    await waitFor(() => expect(heard('token').at(-1)).toMatchObject({ token: 'spb_2' }));
  });

  test('a storm of ended tokens is answered slowly, and not for ever', async () => {
    const asked = stubBackend(sportsbookResponses());
    isPlayer(true);
    renderSportsbook('/sports');
    const tokens = () => asked.filter((path) => path === '/api/generate-token').length;
    const { say } = await findFrame();
    say({ type: 'ready' });
    say({ type: 'navigated', path: '/' });
    for (let second = 0; second < 50; second += 1) {
      for (let time = 0; time < 40; time += 1) say({ type: 'token-expired' });
      await wait(1000);
      if (second === 3) expect(tokens()).toBeLessThanOrEqual(2);
    }
    expect(tokens()).toBeLessThanOrEqual(6);
    expect(screen.getByRole('alert').textContent).toContain('Erro ao obter token de acesso ao SportBook');
  });

  test('where it cannot be had the player is told so, with why, and tries again', async () => {
    let refuses = true;
    stubBackend(
      sportsbookResponses({
        '/api/generate-token': () =>
          refuses
            ? Response.json({ message: 'Conclua a verificação facial para jogar.', status: 'pending_face_id' }, { status: 403 })
            : Response.json({ token: 'spb_9' }),
      }),
    );
    isPlayer(true);
    renderSportsbook('/altenar-sports', 'altenar-sports');
    const { say, heard } = await findFrame();
    say({ type: 'ready' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao obter token de acesso ao SportBook');
    expect(alert.textContent).toContain('Conclua a verificação facial para jogar.');
    expect(screen.getByRole('button', { name: 'Continuar a verificação' })).toBeTruthy();
    refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(heard('token').at(-1)).toMatchObject({ token: 'spb_9' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['suspended', 'Sua conta está suspensa até 22/11/2026 14:05.'],
    ['excluded', 'Sua conta está em autoexclusão.'],
    ['limit_reached', 'Você atingiu o seu limite de apostas de hoje.'],
  ])('%s is told with the way to the own protection', async (status, message) => {
    stubBackend(sportsbookResponses({ '/api/generate-token': () => Response.json({ message, status }, { status: 403 }) }));
    isPlayer(true);
    renderSportsbook('/altenar-sports', 'altenar-sports');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Ver minha proteção' }).getAttribute('href')).toBe('/user/protection');
    expect(screen.queryByRole('button', { name: 'Continuar a verificação' })).toBeNull();
  });

  test('the next player, or nobody, has a book of their own', async () => {
    stubBackend(sportsbookResponses());
    isPlayer(true);
    renderSportsbook('/sports');
    const first = await findFrame();
    first.say({ type: 'ready' });
    await waitFor(() => expect(first.heard('token')).toHaveLength(1));
    isPlayer(false);
    const second = await findFrame();
    expect(second.frame).not.toBe(first.frame);
    second.say({ type: 'ready' });
    expect(second.heard('token')).toEqual([]);
  });
});

describe('address and book follow each other (SPEC R17, R32)', () => {
  async function open(address: string) {
    stubBackend(sportsbookResponses());
    renderSportsbook(address);
    const frame = await findFrame();
    frame.say({ type: 'ready' });
    return frame;
  }

  test('the address names the place where the book went', async () => {
    const { say } = await open('/sports');
    say({ type: 'navigated', path: '/' });
    say({ type: 'navigated', path: '/futebol/serie-ouro' });
    expect(currentUrl()).toBe('/sports#/futebol/serie-ouro');
    await wait(URL_UPDATE_INTERVAL_MS);
    say({ type: 'navigated', path: '/' });
    expect(currentUrl()).toBe('/sports');
  });

  test('who has left, while the next page is on its way, is not called back', async () => {
    const { say } = await open('/sports');
    window.history.replaceState(null, '', '/');
    say({ type: 'navigated', path: '/futebol/serie-ouro' });
    expect(currentUrl()).toBe('/sports');
  });

  test('a deep address stays as it is while the book is there', async () => {
    const { say, heard } = await open('/sports/futebol/serie-ouro?utm_source=x');
    say({ type: 'navigated', path: '/futebol/serie-ouro' });
    expect(currentUrl()).toBe('/sports/futebol/serie-ouro?utm_source=x');
    expect(heard('navigate')).toEqual([]);
  });

  test('a new address takes the book along, without an echo', async () => {
    const { say, heard } = await open('/sports');
    say({ type: 'navigated', path: '/' });
    await userEvent.click(screen.getByRole('link', { name: 'Basquete' }));
    expect(heard('navigate')).toEqual([expect.objectContaining({ path: '/sports/basquete' })]);
    say({ type: 'navigated', path: '/basquete' });
    await wait(URL_UPDATE_INTERVAL_MS);
    expect(currentUrl()).toBe('/sports#/basquete');
    expect(heard('navigate')).toHaveLength(1);
  });

  test('what an address names twice it names once', async () => {
    const { heard } = await open('/sports?a=1#/sports/futebol/futebol');
    expect(currentUrl()).toBe('/sports?a=1#/futebol');
    expect(heard('mount')[0]).toMatchObject({ path: '/sports/futebol' });
  });

  test('a storm of places changes the address seldom, and ends at the last one', async () => {
    const { say } = await open('/sports');
    for (let time = 0; time < 90; time += 1) say({ type: 'navigated', path: `/futebol/${time}` });
    expect(currentUrl()).toBe('/sports#/futebol/0');
    await wait(URL_UPDATE_INTERVAL_MS);
    expect(currentUrl()).toBe('/sports#/futebol/89');
  });

  test.each(['//evil.example', 'https://evil.example', '/a b', 'javascript:alert(1)', '/a\\b', '', 5, null, { path: '/' }])(
    'the path %j is not followed',
    async (path) => {
      const { say } = await open('/sports');
      say({ type: 'navigated', path });
      await wait(URL_UPDATE_INTERVAL_MS);
      expect(currentUrl()).toBe('/sports');
    },
  );

  test('what another window or origin says is not heard', async () => {
    const { say } = await open('/sports');
    say({ type: 'navigated', path: '/futebol' }, { origin: 'https://evil.example' });
    say({ type: 'navigated', path: '/futebol' }, { source: window });
    say({ type: 'login-required' }, { origin: 'null' });
    await wait(URL_UPDATE_INTERVAL_MS);
    expect(currentUrl()).toBe('/sports');
    expect(modals()).toEqual([]);
  });
});

describe('what the book wants of the page', () => {
  async function open() {
    const asked = stubBackend(sportsbookResponses());
    renderSportsbook('/sports');
    const frame = await findFrame();
    frame.say({ type: 'ready' });
    frame.say({ type: 'navigated', path: '/' });
    return { ...frame, asked };
  }

  test('the login opens for a visitor who pressed, once', async () => {
    const { say } = await open();
    for (let time = 0; time < 20; time += 1) say({ type: 'login-required' });
    expect(modals()).toEqual(['login']);
    act(closeAllModals);
    say({ type: 'login-required' });
    expect(modals()).toEqual([]);
    await wait(4000);
    say({ type: 'login-required' });
    expect(modals()).toEqual(['login']);
  });

  test('nothing opens and nothing scrolls where nobody pressed', async () => {
    const { say } = await open();
    // Long enough for the pause since another test's login.
    await wait(30_000);
    press(false);
    say({ type: 'login-required' });
    say({ type: 'scroll', top: 500 });
    expect(modals()).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
    press(true);
    say({ type: 'scroll', top: 500 });
    expect(scrolled).toHaveBeenCalledWith(0, 500);
  });

  test('after a bet the balance is asked for again, once for many', async () => {
    isPlayer(true);
    const { say, asked } = await open();
    await waitFor(() => expect(asked).toContain('/api/auth/me'));
    await wait(100);
    const before = asked.filter((path) => path === '/api/auth/me').length;
    for (let time = 0; time < 40; time += 1) say({ type: 'bet-placed', bets: 1, stake: 1000 });
    await wait(500);
    expect(asked.filter((path) => path === '/api/auth/me').length).toBe(before + 1);
  });

  test('the limits of the house stand below it (SPEC E6)', async () => {
    await open();
    const limits = await screen.findByLabelText('Limites das apostas esportivas');
    expect(limits.textContent?.replaceAll('\u00a0', ' ')).toBe('Mínimo por apostaR$ 0,10Mínimo no totalR$ 0,50Limite de múltiplas10');
  });
});
