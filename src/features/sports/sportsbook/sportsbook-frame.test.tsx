import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { useSessionStore } from '@/session/use-session';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { closeAllModals, useModalStore } from '@/shell/modal-store';

import { OPEN_TIMEOUT_MS } from './sportsbook-frame';
import {
  FRAME_TITLE,
  ORIGIN,
  sportsbookAnswers,
  config,
  renderSportsbook,
  settings,
  findFrame,
  currentUrl,
} from './sportsbook-page.fixture';
import { URL_UPDATE_INTERVAL_MS } from './use-sportsbook-route';

const modals = () => useModalStore.getState().stack.map(({ name }) => name);
const isPlayer = (value: boolean) => act(() => useSessionStore.setState({ isPlayer: value }));
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

describe('the iframe of the sportsbook', () => {
  test('has no token or path in its URL, and is sent the integration to mount', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports#/futebol/serie-ouro');
    const { frame, receive, sentOfType } = await findFrame();
    expect(frame.src).toBe(`${ORIGIN}/frames/sportsbook`);
    receive({ type: 'ready' });
    expect(sentOfType('mount')).toEqual([
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
  ])('of the type %s in the configuration and %s in the settings is mounted as a %s', async (type, settingsType, kind) => {
    backend(
      sportsbookAnswers({
        getSportsConfig: () => config({ type }),
        getSettings: () => ({ ...settings, sport_sportbook_type: settingsType }),
      }),
    );
    renderSportsbook('/sports');
    await screen.findByText('Limite de múltiplas');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    expect(sentOfType('mount')[0]).toMatchObject({ kind });
  });

  test('is replaced by a skeleton until the first page is shown', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    expect(screen.getByText('Abrindo as apostas esportivas…')).toBeTruthy();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    expect(screen.queryByText('Abrindo as apostas esportivas…')).toBeNull();
  });
});

describe('failures of the sportsbook', () => {
  test('an iframe that does not load shows an error, and a retry creates another iframe', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame } = await findFrame();
    await wait(READY_TIMEOUT_MS);
    expect(screen.getByRole('alert').textContent).toContain('As apostas esportivas não carregaram');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByTitle(FRAME_TITLE)).not.toBe(frame);
  });

  test('an iframe that shows no page in time shows an error', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    await wait(OPEN_TIMEOUT_MS);
    expect(screen.getByRole('alert').textContent).toContain('não responderam');
  });

  test.each([
    ['script-failed', 'Algo bloqueou as apostas esportivas'],
    ['script-refused', 'As apostas esportivas estão indisponíveis'],
  ])('the iframe error %s shows its message', async (status, title) => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'error', status });
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('an iframe that navigates away is removed with an error', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame, receive } = await findFrame();
    receive({ type: 'ready' });
    act(() => void frame.dispatchEvent(new Event('load')));
    receive({ type: 'navigated', path: '/' });
    act(() => void frame.dispatchEvent(new Event('load')));
    await wait(10_000);
    expect(screen.getByRole('alert').textContent).toContain('foram fechadas');
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('an iframe that floods the page with messages is removed with an error', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    for (let time = 0; time < 1000; time += 1) receive({ type: 'nonsense' }, { origin: 'https://evil.example' });
    expect(screen.queryByTitle(FRAME_TITLE)).not.toBeNull();
    for (let time = 0; time < 600; time += 1) receive({ type: 'nonsense' });
    expect(screen.getByRole('alert').textContent).toContain('foram fechadas');
    expect(screen.queryByTitle(FRAME_TITLE)).toBeNull();
  });

  test('an error of the configuration shows the message of the backend', async () => {
    backend(
      sportsbookAnswers({
        getSportsConfig: () => Response.json({ message: 'Em manutenção até as 14h.', status: 'forbidden' }, { status: 403 }),
      }),
    );
    renderSportsbook('/sports');
    expect((await screen.findByRole('alert')).textContent).toContain('Em manutenção até as 14h.');
  });

  test('an unknown integration shows an error', async () => {
    backend(
      sportsbookAnswers({
        getSportsConfig: () => config({ type: 'constructor' }),
        getSettings: () => ({}),
      }),
    );
    renderSportsbook('/sports');
    expect((await screen.findByRole('alert')).textContent).toContain('estão indisponíveis');
  });
});

describe('the token (SPEC A21, W3)', () => {
  test('is not requested for a visitor (SPEC D11)', async () => {
    const { calls } = backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    await wait(1000);
    expect(sentOfType('token')).toEqual([]);
    expect(calls).not.toContain('generateSportsToken');
  });

  test('is sent to the exact origin after a login, which keeps the iframe', async () => {
    backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const { frame, receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    isPlayer(true);
    await waitFor(() => expect(sentOfType('token')).toEqual([expect.objectContaining({ token: 'spb_1', to: ORIGIN })]));
    await wait(1000);
    expect(screen.getByTitle(FRAME_TITLE)).toBe(frame);
  });

  test('is sent again to an iframe that reloads, without another request', async () => {
    const { calls } = backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const { receive, sentOfType } = await findFrame();
    await waitFor(() => expect(calls).toContain('generateSportsToken'));
    await wait(10);
    for (let time = 0; time < 3; time += 1) receive({ type: 'ready' });
    expect(sentOfType('token').map((message) => message['token'])).toEqual(['spb_1', 'spb_1', 'spb_1']);
  });

  test('is replaced when it has expired', async () => {
    backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    await waitFor(() => expect(sentOfType('token')).toHaveLength(1));
    receive({ type: 'token-expired' });
    await waitFor(() => expect(sentOfType('token').at(-1)).toMatchObject({ token: 'spb_2' }));
  });

  test('is requested slowly and a limited number of times if the iframe reports expiry in a flood', async () => {
    const { calls } = backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const tokens = () => calls.filter((call) => call === 'generateSportsToken').length;
    const { receive } = await findFrame();
    receive({ type: 'ready' });
    receive({ type: 'navigated', path: '/' });
    for (let second = 0; second < 50; second += 1) {
      for (let time = 0; time < 40; time += 1) receive({ type: 'token-expired' });
      await wait(1000);
      if (second === 3) expect(tokens()).toBeLessThanOrEqual(2);
    }
    expect(tokens()).toBeLessThanOrEqual(6);
    expect(screen.getByRole('alert').textContent).toContain('Erro ao obter token de acesso ao SportBook');
  });

  test('can be requested again after an error with its reason', async () => {
    let shouldReject = true;
    backend(
      sportsbookAnswers({
        generateSportsToken: () =>
          shouldReject
            ? Response.json({ message: 'Conclua a verificação facial para jogar.', status: 'pending_face_id' }, { status: 403 })
            : Response.json({ token: 'spb_9' }),
      }),
    );
    isPlayer(true);
    renderSportsbook('/altenar-sports', 'altenar-sports');
    const { receive, sentOfType } = await findFrame();
    receive({ type: 'ready' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao obter token de acesso ao SportBook');
    expect(alert.textContent).toContain('Conclua a verificação facial para jogar.');
    expect(screen.getByRole('button', { name: 'Continuar a verificação' })).toBeTruthy();
    shouldReject = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(sentOfType('token').at(-1)).toMatchObject({ token: 'spb_9' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['suspended', 'Sua conta está em pausa até 22/11/2026 14:05.'],
    ['excluded', 'Sua conta está em autoexclusão.'],
    ['limit_reached', 'Você atingiu o seu limite de apostas de hoje.'],
  ])('is refused with the status %s, with a link to the protection page', async (status, message) => {
    backend(sportsbookAnswers({ generateSportsToken: () => Response.json({ message, status }, { status: 403 }) }));
    isPlayer(true);
    renderSportsbook('/altenar-sports', 'altenar-sports');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    expect(screen.getByRole('link', { name: 'Ver minha proteção' }).getAttribute('href')).toBe('/user/protection');
    expect(screen.queryByRole('button', { name: 'Continuar a verificação' })).toBeNull();
  });

  test('of a player is not sent to the iframe after the logout, which gets a new iframe', async () => {
    backend(sportsbookAnswers());
    isPlayer(true);
    renderSportsbook('/sports');
    const first = await findFrame();
    first.receive({ type: 'ready' });
    await waitFor(() => expect(first.sentOfType('token')).toHaveLength(1));
    isPlayer(false);
    const second = await findFrame();
    expect(second.frame).not.toBe(first.frame);
    second.receive({ type: 'ready' });
    expect(second.sentOfType('token')).toEqual([]);
  });
});

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

describe('requests of the sportsbook to the page', () => {
  async function openSportsbook() {
    const { calls } = backend(sportsbookAnswers());
    renderSportsbook('/sports');
    const frame = await findFrame();
    frame.receive({ type: 'ready' });
    frame.receive({ type: 'navigated', path: '/' });
    return { ...frame, calls };
  }

  test('the login opens once for a visitor after a press', async () => {
    const { receive } = await openSportsbook();
    for (let time = 0; time < 20; time += 1) receive({ type: 'login-required' });
    expect(modals()).toEqual(['login']);
    act(closeAllModals);
    receive({ type: 'login-required' });
    expect(modals()).toEqual([]);
    await wait(4000);
    receive({ type: 'login-required' });
    expect(modals()).toEqual(['login']);
  });

  test('without a press the login does not open and the page does not scroll', async () => {
    const { receive } = await openSportsbook();
    // Longer than the minimum interval since another test's login.
    await wait(30_000);
    press(false);
    receive({ type: 'login-required' });
    receive({ type: 'scroll', top: 500 });
    expect(modals()).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
    press(true);
    receive({ type: 'scroll', top: 500 });
    expect(scrolled).toHaveBeenCalledWith(0, 500);
  });

  test('many bets refetch the balance once', async () => {
    isPlayer(true);
    const { receive, calls } = await openSportsbook();
    await waitFor(() => expect(calls).toContain('getMe'));
    await wait(100);
    const before = calls.filter((call) => call === 'getMe').length;
    for (let time = 0; time < 40; time += 1) receive({ type: 'bet-placed', bets: 1, stake: 1000 });
    await wait(500);
    expect(calls.filter((call) => call === 'getMe').length).toBe(before + 1);
  });

  test('the betting limits of the settings are shown (SPEC E6)', async () => {
    await openSportsbook();
    const limits = await screen.findByLabelText('Limites das apostas esportivas');
    expect(limits.textContent?.replaceAll('\u00a0', ' ')).toBe('Mínimo por apostaR$ 0,10Mínimo no totalR$ 0,50Limite de múltiplas10');
  });

  test.each([{}, { sport_bet_min_single: null }])(
    'the betting limits have the defaults of E7 with the settings %j (SPEC E7)',
    async (change) => {
      const { sport_bet_min_single: _single, sport_bet_min_total: _total, sport_bet_multiple: _multiple, ...others } = settings;
      backend(sportsbookAnswers({ getSettings: () => Response.json({ ...others, ...change }) }));
      renderSportsbook('/sports');
      const limits = await screen.findByLabelText('Limites das apostas esportivas');
      expect(limits.textContent?.replaceAll('\u00a0', ' ')).toBe('Mínimo por apostaR$ 0,10Mínimo no totalR$ 0,50Limite de múltiplas10');
    },
  );
});
