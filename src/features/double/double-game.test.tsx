import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { getCurrentDoubleRound, listDoubleBets, listDoubleHistory } from '@generated/api/double';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { EventName } from '@generated/events';

import { createQueryClient } from '@/api/query-client';
import { channels } from '@/realtime/channels';
import { useRealtimeStore } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { flushPendingWork } from '@/shared/lib/time.fixture';
import { saveDrafts } from '@/shell/reload-drafts';
import { useMenuStore } from '@/shell/menu-store';
import { MemoryRouter } from '@/shell/navigation';
import { useModalStore } from '@/shell/modal-store';

import { DoubleGame } from './double-game';
import { rollLabel } from './rules';
import type { TestRounds } from './rounds.fixture';
import { ROUND_MS, OPENS_AT, createTestRounds } from './rounds.fixture';
import { createTestServer } from './double-server.fixture';

const CHANNEL = 'games.double';
/** By how much the server's clock is ahead of the device's. */
const AHEAD = 7_300;
const ROUND = 5;

let rounds: TestRounds;
let server: ReturnType<typeof createTestServer>;
let client: QueryClient;
const serverNow = () => Date.now() + AHEAD;

beforeAll(async () => {
  rounds = await createTestRounds(12);
  // What judges the answers is loaded when it is first needed: before time is ours.
  const ready = createTestServer(rounds, () => OPENS_AT + ROUND_MS);
  vi.stubGlobal('fetch', ready.serve);
  await Promise.all([getCurrentDoubleRound(), listDoubleHistory(), listDoubleBets()]);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  // What the testing library takes for the sign of a clock that is not the machine's.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  server = createTestServer(rounds, serverNow);
  vi.stubGlobal('fetch', (request: Request) => server.serve(request));
  useRealtimeStore.setState({ state: 'connected', stale: false });
  useSessionStore.setState({ isPlayer: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useModalStore.setState({ stack: [] });
  useSessionStore.setState({ isPlayer: false });
  useRealtimeStore.setState({ state: 'initialized', stale: false });
  client.clear();
  // A pending operation would lock the next test's form. The commitments of rounds stay.
  for (const key of Object.keys(localStorage)) if (key.startsWith('money ')) localStorage.removeItem(key);
});

/** Lets time pass in steps, with what happens in it. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(250, left));
      await flushPendingWork();
    });
}

/** Waits for real work without letting time pass. */
async function until(check: () => void): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      return check();
    } catch (error) {
      if (turn > 150) throw error;
      await act(async () => {
        await vi.advanceTimersByTimeAsync(1);
        await flushPendingWork();
      });
    }
  }
}

/** Sits down at the table so many ms after the round opened. */
async function sit(into: number, which = ROUND): Promise<void> {
  vi.setSystemTime(OPENS_AT + (which - 1) * ROUND_MS + into - AHEAD);
  client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DoubleGame />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(() => expect(screen.getByText(`Rodada ${which}`)).toBeTruthy());
}

/** Real time says something, and the page draws it. */
const hear = (name: EventName, payload: object) =>
  act(async () => {
    channels.dispatch(CHANNEL, name, payload);
    await vi.advanceTimersByTimeAsync(0);
    await flushPendingWork();
  });

/** What real time tells at this moment, as the stand-in does. */
const tell = (name: 'DoubleRoundOpened' | 'DoubleRoundRolling' | 'DoubleRoundFinished', round: DoubleRound) => {
  const { id, round: number, betting_ends_at, server_time, server_seed_hash, public_seed, roll, color, server_seed, totals } = round;
  const payload = {
    DoubleRoundOpened: { id, round: number, betting_ends_at, server_time, server_seed_hash, public_seed },
    DoubleRoundRolling: { id, round: number, roll, color, server_seed },
    DoubleRoundFinished: { id, round: number, roll, color, totals },
  }[name];
  return hear(name, payload);
};

const clock = () => screen.getByRole('region', { name: 'Roleta' }).textContent ?? '';
const said = () => screen.getByRole('status', { name: 'Rodada' }).textContent;
const saidBalance = () => (screen.getByRole('status', { name: 'Saldo' }).textContent ?? '').replace('\u00a0', ' ');
const words = (round: number) => rollLabel(rounds.over(round).roll ?? -1);
const colorButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^Apostar .* no ${name}, paga`) });
const press = async (element: Element) => {
  await act(async () => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await flushPendingWork();
  });
};

test('a round by real time, on the clock of the server: open, turning, landed, and the next one', async () => {
  await sit(0);
  expect(clock()).toContain('Apostas abertas 15 s');
  expect(said()).toBe('Rodada 5: apostas abertas.');
  await pass(4000);
  expect(clock()).toContain('Apostas abertas 11 s');
  await hear('DoubleTotalsUpdated', { id: 'dbl_5', totals: { white: 100, red: 4200, black: 0 } });
  expect(screen.getByRole('list', { name: 'Cores' }).textContent).toContain('42,00');
  await pass(6000);
  expect(said()).toBe('Apostas fecham em 5 segundos.');
  const asked = server.asks;
  await pass(4750);
  expect(clock()).toContain('Apostas abertas 1 s');
  await pass(250);
  expect(clock()).toContain('Girando');
  expect(said()).toBe('Apostas fechadas. Girando.');
  await tell('DoubleRoundRolling', rounds.over(ROUND));
  await pass(5750);
  expect(clock()).toContain('Girando');
  expect(clock()).not.toContain(`Deu ${words(ROUND)}`);
  await pass(250);
  await tell('DoubleRoundFinished', rounds.over(ROUND));
  expect(clock()).toContain(`Deu ${words(ROUND)}`);
  expect(said()).toBe(`Deu ${words(ROUND)}.`);
  await pass(4000);
  await tell('DoubleRoundOpened', { ...rounds.open(ROUND + 1), server_time: new Date(serverNow()).toISOString() });
  expect(clock()).toContain('Rodada 6');
  expect(clock()).toContain('Apostas abertas 15 s');
  // Nobody had to ask for what was told.
  expect(server.asks).toBe(asked);
});

test.each([
  [16_000, 'Girando'],
  [22_000, 'Deu'],
])('who comes %d ms into a round sees it as it is: %s', async (into, shown) => {
  await sit(into);
  expect(clock()).toContain(shown);
  expect(screen.getByText('As apostas estão fechadas. Você aposta na próxima rodada.')).toBeTruthy();
  await pass(21_000 - Math.min(into, 21_000) + 1);
  expect(clock()).toContain(`Deu ${words(ROUND)}`);
});

test('without real time the table is asked for, says so, and goes on', async () => {
  await sit(1000);
  act(() => useRealtimeStore.setState({ state: 'unavailable' }));
  const asked = server.asks;
  await pass(7000);
  expect(screen.getByText(/Sem tempo real agora/)).toBeTruthy();
  await pass(7000);
  expect(server.asks - asked).toBeGreaterThanOrEqual(3);
  expect(server.asks - asked).toBeLessThanOrEqual(8);
  expect(clock()).toContain('Girando');
  await pass(6500);
  expect(clock()).toContain(`Deu ${words(ROUND)}`);
  await pass(4000);
  await until(() => expect(clock()).toContain('Rodada 6'));
  act(() => useRealtimeStore.setState({ state: 'connected' }));
  expect(screen.queryByText(/Sem tempo real agora/)).toBeNull();
});

test('events that were lost are asked for', async () => {
  await sit(14_000);
  await pass(1000);
  expect(clock()).toContain('Girando');
  await pass(1500);
  expect(server.asks).toBeGreaterThan(1);
  await pass(4500);
  expect(clock()).toContain(`Deu ${words(ROUND)}`);
  await pass(6000);
  expect(clock()).toContain('Rodada 6');
});

test('a bet that comes too late is refused, with what became of the money', async () => {
  await sit(14_000);
  server.refuse = () => Response.json({ message: 'As apostas desta rodada já foram encerradas.' }, { status: 409 });
  await press(colorButton('vermelho'));
  await until(() =>
    expect(screen.getByText('As apostas desta rodada já foram encerradas. Nada saiu do seu saldo; aposte na próxima rodada.')).toBeTruthy(),
  );
  expect(server.posts).toHaveLength(1);
  expect(screen.getByText('Você ainda não apostou nesta rodada.')).toBeTruthy();
});

test('once bets are closed a colour sends nothing', async () => {
  await sit(15_500);
  expect(colorButton('preto').getAttribute('aria-disabled')).toBe('true');
  await press(colorButton('preto'));
  await pass(500);
  expect(server.posts).toEqual([]);
});

test('the whole round by keyboard alone: stake, bet, one taken back, result and balance told', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const key = async (keys: string) => {
    await user.keyboard(keys);
    await act(flushPendingWork);
  };
  const focused = () => document.activeElement;
  const goTo = async (role: string, name: RegExp | string) => {
    for (let step = 0; step < 60; step += 1) {
      await user.tab();
      if (screen.queryAllByRole(role, { name }).includes(focused() as HTMLElement)) return;
    }
    throw new Error(`${role} ${String(name)} is not reached`);
  };

  await sit(500);
  await until(() => expect(saidBalance()).toBe('Saldo R$ 50,00.'));
  await goTo('textbox', 'Valor da aposta');
  expect((focused() as HTMLInputElement).value).toBe('0,50');
  await goTo('button', /^Metade: R\$\s0,25$/);
  await goTo('button', /^Dobro: R\$\s1,00$/);
  await key('{Enter}');
  await goTo('button', /^Aposta mínima: R\$\s0,10$/);
  await goTo('button', /^Aposta máxima: R\$\s20,00$/);
  expect(screen.getByRole('textbox', { name: 'Valor da aposta' }).getAttribute('value')).toBe('1,00');

  const color = rounds.over(ROUND).color;
  const name = { red: 'vermelho', white: 'branco', black: 'preto' }[color ?? 'red'];
  await goTo('button', new RegExp(`^Apostar R\\$\\s1,00 no ${name}, paga ${color === 'white' ? 14 : 2}×$`));
  expect(focused()?.getAttribute('aria-disabled')).toBeNull();
  await key('{Enter}');
  await until(() => expect(server.bets).toHaveLength(1));
  await until(() => expect(focused()?.getAttribute('aria-busy')).toBeNull());
  await key(' ');
  await until(() => expect(server.bets).toHaveLength(2));
  const mine = () => screen.getByRole('list', { name: 'Minhas apostas nesta rodada' });
  await until(() => expect(within(mine()).getAllByRole('listitem')).toHaveLength(2));
  await until(() => expect(saidBalance()).toBe('Saldo R$ 48,00.'));

  await goTo('button', new RegExp(`^Retirar R\\$\\s1,00 do ${name}$`));
  await key('{Enter}');
  await until(() => expect(within(mine()).getByText('retirada')).toBeTruthy());
  // The button is gone, its place is not.
  expect(focused()?.contains(mine())).toBe(true);
  expect(focused()).not.toBe(document.body);
  await until(() => expect(saidBalance()).toBe('Saldo R$ 49,00.'));

  await pass(16_000);
  expect(said()).toBe('Apostas fechadas. Girando.');
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull();
  await pass(6500);
  const paid = color === 'white' ? '14,00' : '2,00';
  await until(() => expect(said()?.replaceAll('\u00a0', ' ')).toBe(`Deu ${words(ROUND)}. Você recebeu R$ ${paid}. Apostou R$ 1,00.`));
  await until(() => expect(saidBalance()).toBe(`Saldo R$ ${color === 'white' ? '63,00' : '51,00'}.`));

  // Its receipt, from the row of results; Esc gives the focus back.
  await goTo('button', new RegExp(`^Rodada ${ROUND}: ${words(ROUND)}. Ver recibo$`));
  await key('{Enter}');
  await until(() => expect(screen.getByText('Rodada conferida')).toBeTruthy());
  expect(screen.getByRole('dialog', { name: 'Rodada 5' })).toBeTruthy();
});

test('a balance is shown as the server has it, not as a bet would have it', async () => {
  await sit(500);
  await until(() => expect(saidBalance()).toBe('Saldo R$ 50,00.'));
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') await held;
    return server.serve(request);
  });
  await press(colorButton('vermelho'));
  await pass(1000);
  expect(saidBalance()).toBe('Saldo R$ 50,00.');
  expect(screen.getByText('Você ainda não apostou nesta rodada.')).toBeTruthy();
  answer();
  await until(() => expect(saidBalance()).toBe('Saldo R$ 49,50.'));
});

/** Every answer to a call of one kind is lost; the call itself arrives, unless it is told not to. */
function lose(method: string, arrives = true): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== method) return server.serve(request);
    if (arrives) await server.serve(request);
    throw new TypeError('lost');
  });
}

const UNKNOWN = 'Resultado desconhecido, verificando…';
const takeBack = () => screen.getByRole('button', { name: /^Retirar R\$\s0,50 do vermelho$/ });

test('a bet taken back whose answer is lost is looked for, and found back', async () => {
  await sit(500);
  await press(colorButton('vermelho'));
  await until(() => expect(takeBack()).toBeTruthy());
  lose('DELETE');
  await press(takeBack());
  await until(() => expect(screen.getByText('retirada')).toBeTruthy());
  expect(screen.queryByText(UNKNOWN)).toBeNull();
  expect(screen.queryByText(/não foi retirada|continua na mesa/)).toBeNull();
  await until(() => expect(saidBalance()).toBe('Saldo R$ 50,00.'));
});

test('one that never arrived is looked for until it is known, and what is said of it does not outlive the round', async () => {
  await sit(500);
  await press(colorButton('vermelho'));
  await until(() => expect(takeBack()).toBeTruthy());
  lose('DELETE', false);
  await press(takeBack());
  await until(() => expect(screen.getByText(UNKNOWN)).toBeTruthy());
  await pass(13_000);
  expect(screen.getByText(UNKNOWN)).toBeTruthy();
  // The lookup after betting closed proves that the bet stays.
  await pass(3000);
  await until(() => expect(screen.getByText('Conferimos: a aposta não saiu da mesa e vale na rodada.')).toBeTruthy());
  expect(screen.queryByText(UNKNOWN)).toBeNull();
  await pass(10_000);
  await until(() => expect(clock()).toContain('Rodada 6'));
  expect(screen.queryByText(/Conferimos/)).toBeNull();
});

test('a cancellation that fails with 500 is unknown until betting closes, and the next bet clears its message', async () => {
  await sit(500);
  await press(colorButton('vermelho'));
  await until(() => expect(takeBack()).toBeTruthy());
  vi.stubGlobal('fetch', (request: Request) =>
    request.method === 'DELETE' ? Promise.resolve(Response.json({ message: 'Erro.' }, { status: 500 })) : server.serve(request),
  );
  await press(takeBack());
  await until(() => expect(screen.getByText(UNKNOWN)).toBeTruthy());
  await pass(16_000);
  await until(() => expect(screen.getByText('Conferimos: a aposta não saiu da mesa e vale na rodada.')).toBeTruthy());
  await pass(10_000);
  await until(() => expect(colorButton('preto').getAttribute('aria-disabled')).toBeNull());
  await press(colorButton('preto'));
  await until(() => expect(server.bets).toHaveLength(2));
  expect(screen.queryByText(/Conferimos/)).toBeNull();
});

test('if no request is answered the cancellation stays unknown, and can be repeated', async () => {
  await sit(500);
  await press(colorButton('vermelho'));
  await until(() => expect(takeBack()).toBeTruthy());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  await press(takeBack());
  await until(() => expect(screen.getByText(UNKNOWN)).toBeTruthy());
  await pass(20_000);
  await until(() => expect(screen.getByText('Ainda não sabemos se a retirada foi feita.')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Repetir o mesmo pedido' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver transações' })).toBeTruthy();
});

test('offline no bet is asked back, and it is said so', async () => {
  await sit(500);
  await press(colorButton('vermelho'));
  await until(() => expect(takeBack()).toBeTruthy());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press(takeBack());
  await until(() => expect(screen.getByText(/^Você está sem conexão\. O pedido de retirada não foi enviado/)).toBeTruthy());
  online.mockRestore();
  expect(server.bets[0]?.status).toBe('open');
});

test('a bet that is on its way is not forgotten as another stake is chosen', async () => {
  await sit(500);
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') await held;
    return server.serve(request);
  });
  await press(colorButton('vermelho'));
  await until(() => expect(colorButton('vermelho').getAttribute('aria-busy')).toBe('true'));
  await press(screen.getByRole('button', { name: /^Dobro/ }));
  expect(colorButton('vermelho').getAttribute('aria-busy')).toBe('true');
  answer();
  await until(() => expect(screen.getByRole('list', { name: 'Minhas apostas nesta rodada' })).toBeTruthy());
});

test('an Enter that is held down is one bet', async () => {
  // Each bet is answered before the key presses verifyAgain.
  const user = userEvent.setup({ delay: 100, advanceTimers: pass });
  await sit(500);
  await until(() => expect(colorButton('vermelho').getAttribute('aria-disabled')).toBeNull());
  colorButton('vermelho').focus();
  await user.keyboard('{Enter>20/}');
  await until(() => expect(screen.getByRole('list', { name: 'Minhas apostas nesta rodada' })).toBeTruthy());
  expect(server.bets).toHaveLength(1);
});

test('while it is not known who bets the colours say so, and who failed to be found is asked for verifyAgain', async () => {
  let fails = true;
  vi.stubGlobal('fetch', (request: Request) =>
    fails && request.url.endsWith('/auth/me')
      ? Promise.resolve(Response.json({ message: 'Erro.' }, { status: 500 }))
      : server.serve(request),
  );
  await sit(500);
  expect(screen.getByText('Carregando sua conta…')).toBeTruthy();
  await pass(12_000);
  await until(() => expect(screen.getByText('Não foi possível carregar sua conta.')).toBeTruthy());
  expect(colorButton('vermelho').getAttribute('aria-disabled')).toBe('true');
  fails = false;
  await press(screen.getByRole('button', { name: 'Tentar de novo' }));
  await until(() => expect(screen.queryByText('Não foi possível carregar sua conta.')).toBeNull());
});

test('the stake is kept for a reload that the site makes, and the balance stays hidden where the player hid it', async () => {
  void act(() => useMenuStore.setState({ balanceHidden: true }));
  await sit(500);
  await press(screen.getByRole('button', { name: /^Dobro/ }));
  saveDrafts();
  expect(JSON.parse(sessionStorage.getItem('reload-drafts') ?? '{}')).toEqual({ double: 100 });
  expect(saidBalance()).toBe('');
  const panel = screen.getByRole('region', { name: 'Aposta' });
  await until(() => expect(panel.textContent).toContain('Saldo'));
  expect(panel.textContent).not.toContain('50,00');
  void act(() => useMenuStore.setState({ balanceHidden: false }));
  await until(() => expect(panel.textContent).toContain('50,00'));
  expect(saidBalance()).toBe('Saldo R$ 50,00.');
});

test('a house that cheats is told of, and has a red receipt', async () => {
  server.told = (round) => (round.round === 3 && round.roll !== null ? { ...round, roll: (round.roll + 5) % 15 } : round);
  await sit(1000);
  await until(() => expect(screen.getByText(/A rodada 3 não confere/)).toBeTruthy());
  await press(screen.getByRole('button', { name: 'Ver o recibo' }));
  await until(() => expect(screen.getByText('Esta rodada não confere')).toBeTruthy());
  const dialog = screen.getByRole('dialog', { name: 'Rodada 3' });
  await until(() => expect(within(dialog).getByText('Número sorteado', { exact: false }).textContent).toContain('não confere'));
});

test('a round that is not linked to the one before it is told of before anybody bets', async () => {
  server.told = (round) => (round.round === 8 ? { ...round, server_seed_hash: 'c'.repeat(64) } : round);
  await sit(1000, 8);
  await until(() => expect(screen.getByText(/O hash desta rodada não é a semente da anterior/)).toBeTruthy());
});

test('a visitor sees the table run, and how to join', async () => {
  useSessionStore.setState({ isPlayer: false });
  await sit(0);
  expect(screen.queryByRole('button', { name: /^Apostar/ })).toBeNull();
  expect(screen.getAllByText('7 em 15')).toHaveLength(2);
  expect(screen.getAllByText(/93,33/).length).toBeGreaterThan(0);
  await pass(15_250);
  expect(clock()).toContain('Girando');
  await press(screen.getByRole('button', { name: 'Entrar para jogar' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
});

const limit = (type: 'bet' | 'loss' | 'time', value: number, used: number) => ({
  limits: [{ id: `lim_${type}_day`, type, period: 'day' as const, value, used, pending_value: null, effective_at: null }],
});

test.each([
  [{ suspension: { until: '2026-11-22T14:05:00-03:00' } }, /Sua conta está em pausa até 22\/11\/2026 14:05/, 'Ver minha pausa'],
  [{ exclusion: { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' } }, /Sua conta está em autoexclusão/, 'Sacar o que tenho'],
  [limit('bet', 1000, 1000), 'Você atingiu o seu limite de apostas de hoje.', 'Ver meus limites'],
  [limit('loss', 1000, 1200), 'Você atingiu o seu limite de perdas de hoje.', 'Ver meus limites'],
  [limit('time', 60, 60), 'Você atingiu o seu limite de tempo de hoje.', 'Ver meus limites'],
  [limit('loss', 1000, 980), /^Seu limite de perdas é R\$\s10,00 por dia: agora cabem até R\$\s0,20\.$/, 'Ver meus limites'],
])('with %j nothing can be bet, and it is said why, with the way out', async (state, text, way) => {
  server.protection = { ...server.protection, ...state };
  await sit(1000);
  await until(() => expect(screen.getByText(text)).toBeTruthy());
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
  await press(colorButton('vermelho'));
  await pass(500);
  expect(server.posts).toEqual([]);
});

test.each([
  ['limit_reached', 'Você atingiu o seu limite de apostas de hoje.', 'Ver meus limites', '/user/protection'],
  ['pending_kyc', 'Conclua a verificação da sua identidade para jogar.', 'Ver o que falta', '/user/account/document'],
])('%s is told with its way out', async (status, message, way, to) => {
  await sit(1000);
  server.refuse = () => Response.json({ message, status }, { status: 403 });
  await press(colorButton('branco'));
  await until(() => expect(screen.getByText(message)).toBeTruthy());
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
});

test('any past round is worked out from seeds that were pasted', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await sit(1000);
  await user.click(screen.getByText('Conferir qualquer rodada'));
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await fill('Número da rodada', '8');
  await fill('Semente do servidor', 'a'.repeat(64));
  await fill('Semente pública', 'publica-2026');
  await fill('Número que saiu (opcional)', '3');
  await press(screen.getByRole('button', { name: 'Conferir' }));
  await until(() => expect(screen.getByText('12 preto')).toBeTruthy());
  await until(() => expect(screen.getByText('Esta rodada não confere')).toBeTruthy());
});

test('a past round is found by its number', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await sit(1000);
  await user.click(screen.getByText('Conferir qualquer rodada'));
  await user.click(screen.getByLabelText('Número da rodada'));
  await user.paste('2');
  await press(screen.getByRole('button', { name: 'Buscar rodada' }));
  await until(() => expect(screen.getByText('Rodada conferida')).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Semente do servidor').value).toBe(rounds.over(2).server_seed);
});

// What is found wrong stays so as long as the page lives: these come last.
test('a payout that is one cent short is told of by itself', async () => {
  server.toldBet = (bet) => (bet.payout === null || bet.status !== 'won' ? bet : { ...bet, payout: bet.payout - 1 });
  const name = { red: 'vermelho', white: 'branco', black: 'preto' }[rounds.over(9).color ?? 'red'];
  await sit(1000, 9);
  await press(colorButton(name));
  await until(() => expect(server.bets).toHaveLength(1));
  await pass(23_000);
  await until(() => expect(screen.getByText(/A rodada 9 não confere/)).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
  await until(() => expect(screen.getByRole('button', { name: /^Rodada 9: .*, não confere\. Ver recibo$/ })).toBeTruthy());
  await pass(3000);
  expect(screen.getByText(/A rodada 9 não confere/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Ver o recibo' }));
  await until(() => expect(screen.getByRole('link', { name: 'ajuda@exemplo.invalid' })).toBeTruthy());
});

test('a bet that is told otherwise than it was answered is told of', async () => {
  server.toldBet = (bet) => ({ ...bet, amount: bet.amount + 10, ...(bet.payout !== null && { payout: 0, status: 'lost' }) });
  const color = rounds.over(10).color === 'red' ? 'preto' : 'vermelho';
  await sit(1000, 10);
  await press(colorButton(color));
  await until(() => expect(server.bets).toHaveLength(1));
  await pass(23_000);
  await until(() => expect(screen.getByText(/A rodada 10 não confere/)).toBeTruthy());
});
