import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { createQueryClient } from '@/api/query-client';
import { registerSession } from '@/api/session-port';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/shell/modal-store';
import { MemoryRouter } from '@/shell/navigation';
import { useVerificationAsked } from '@/shell/verification-store';

import { createTestServer } from '../../../mocks/node';
import { Mines } from './mines';
import { minesLayout } from './odds';

const ANA = 'usr_1';
const HOST = 'http://localhost:5173';
const { world, app } = createTestServer();

/** The POSTs that were sent. */
let posts: string[];
/** What becomes of an answer on its way to the page. */
let onAnswer: (path: string, response: Response) => Response | Promise<Response>;

async function serve(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST') posts.push(pathname);
  return onAnswer(pathname, await app.fetch(request));
}

async function logIn(email: string): Promise<void> {
  const body = JSON.stringify({ email, login: email, password: 'palpite2026' });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const answer: { access_token: string } = await (
    await app.fetch(new Request(`${HOST}/api/auth/login`, { method: 'POST', body, headers }))
  ).json();
  registerSession({
    prepare: () => Promise.resolve(answer.access_token),
    renew: () => Promise.resolve(null),
    expired: () => Promise.resolve(null),
    isOwn: () => true,
    ipBlocked: () => undefined,
    userIp: () => null,
  });
  useSessionStore.setState({ isPlayer: true });
}

beforeEach(() => {
  posts = [];
  onAnswer = (_, response) => response;
  vi.stubGlobal('fetch', serve);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  registerSession(null);
  useSessionStore.setState({ isPlayer: false });
  useModalStore.setState({ stack: [] });
  localStorage.clear();
  world.reset();
});

/** Opens the page and waits until it can be played. */
async function open(): Promise<UserEvent> {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Mines />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('grid', { name: 'Tabuleiro' });
  return user;
}

async function openAsAna(): Promise<UserEvent> {
  await logIn('ana@exemplo.invalid');
  const user = await open();
  await heard(/^Saldo: /);
  return user;
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
/** All that live regions say now. */
const said = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map(({ textContent }) => plain(textContent)).filter(Boolean);
const heard = (text: string | RegExp) =>
  waitFor(() => expect(said()).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)));
/** The one button of the round. */
const action = () => screen.getByRole('button', { name: /^(Apostar|Retirar)/ });
const actionName = () => plain(action().textContent);
/** The cells in their order: which of the 25 are not closed, by their names. */
const cells = () => within(screen.getByRole('grid', { name: 'Tabuleiro' })).getAllByRole('button');
const opened = () =>
  cells()
    .map(({ ariaLabel }) => ariaLabel ?? '')
    .filter((name) => !name.endsWith(': fechada'));
const focused = () => plain(document.activeElement?.ariaLabel ?? document.activeElement?.textContent);

/** Where the mines of Ana's open game are, and where none is. */
async function layout() {
  const game = world.mines.open(ANA);
  if (game === undefined) throw new Error('no game is open');
  const mines = await minesLayout(game);
  return { game, mines, safe: Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell)) };
}

/** Walks by arrows from the cell in focus to another one. */
async function walk(user: UserEvent, to: number): Promise<void> {
  const from = cells().indexOf(document.activeElement as HTMLButtonElement);
  const [down, right] = [Math.floor(to / 5) - Math.floor(from / 5), (to % 5) - (from % 5)];
  for (let step = 0; step < Math.abs(down); step += 1) await user.keyboard(down > 0 ? '{ArrowDown}' : '{ArrowUp}');
  for (let step = 0; step < Math.abs(right); step += 1) await user.keyboard(right > 0 ? '{ArrowRight}' : '{ArrowLeft}');
  // Who presses on where the board gave the focus pressed the stake twice.
  if (down === 0 && right === 0) await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(cells().indexOf(document.activeElement as HTMLButtonElement)).toBe(to);
}

/** Tabs on until something with this name has the focus. */
async function tabTo(user: UserEvent, name: RegExp): Promise<void> {
  for (let stop = 0; stop < 60 && !name.test(focused()); stop += 1) await user.tab();
  expect(focused()).toMatch(name);
}

/** Begins a round, by keyboard. */
async function begin(user: UserEvent): Promise<void> {
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await user.keyboard('{Enter}');
  await heard(/^Rodada aberta/);
}

test('a round by keyboard alone: every step has its names, states and announcements', async () => {
  const user = await openAsAna();
  expect(said()).toEqual(expect.arrayContaining(['Escolha a aposta e as minas para começar.', 'Saldo: R$ 1.250,00']));
  await waitFor(() => expect(actionName()).toBe('Apostar R$ 1,00 1ª casa paga 1,12×'));
  expect(cells()).toHaveLength(25);
  expect(opened()).toEqual([]);
  expect(cells().every((cell) => cell.getAttribute('aria-disabled') === 'true')).toBe(true);
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  await begin(user);
  await heard('Rodada aberta com 3 minas. Chance de diamante: 88 %.');
  await heard('Saldo: R$ 1.249,00');
  expect(focused()).toBe('Linha 3, coluna 3: fechada');
  expect(cells().some((cell) => cell.getAttribute('aria-disabled') === 'true')).toBe(false);
  expect(actionName()).toBe('Retirar próxima casa 1,12×');
  expect(action().getAttribute('aria-disabled')).toBe('true');
  expect(action().getAttribute('aria-keyshortcuts')).toBe('C');
  await user.keyboard('c');
  expect(posts.filter((path) => path.endsWith('/cashout'))).toEqual([]);

  const { safe } = await layout();
  const [first = 0, second = 0] = safe;
  await walk(user, first);
  await user.keyboard('{Enter}');
  await heard('Diamante. Retirar agora paga R$ 1,12. Chance no próximo: 88 %.');
  expect(opened()).toEqual([expect.stringMatching(/: diamante$/)]);
  expect(cells()[first]?.getAttribute('aria-disabled')).toBe('true');
  expect(actionName()).toBe('Retirar R$ 1,12 próxima casa 1,28×');
  const ladder = within(screen.getByRole('list', { name: 'Multiplicador por casas abertas' }));
  await waitFor(() => expect(ladder.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step'));

  await walk(user, second);
  await user.keyboard('{Enter}');
  await heard(/^Diamante\. Retirar agora paga R\$ 1,28/);
  // A cell that is open already does nothing.
  await user.keyboard('{Enter}');
  expect(said()).toContainEqual(expect.stringMatching(/paga R\$ 1,28/));

  await user.keyboard('c');
  await heard('Você retirou R$ 1,28, 1,28× da aposta.');
  await heard('Conferida');
  await heard('Saldo: R$ 1.250,28');
  // The rest of the board is turned up after what the player waits for.
  await waitFor(() => expect(cells().filter(({ ariaLabel }) => ariaLabel?.endsWith('não aberta, era mina'))).toHaveLength(3));
  await waitFor(() => expect(opened()).toHaveLength(25));
  await waitFor(() => expect(actionName()).toBe('Apostar R$ 1,00 1ª casa paga 1,12×'));

  await tabTo(user, /^Ver recibo$/);
  await user.keyboard('{Enter}');
  const receipt = await screen.findByRole('dialog', { name: 'Recibo da rodada' });
  expect(within(receipt).getByText('Rodada conferida')).toBeTruthy();
  expect(within(within(receipt).getByRole('list', { name: 'O que foi conferido' })).getAllByText('confere')).toHaveLength(7);
  expect(posts.filter((path) => /mini-games/.test(path)).map((path) => path.split('/').at(-1))).toEqual([
    'start',
    'reveal',
    'reveal',
    'cashout',
  ]);
});

test('a mine ends the round, which is checked, and stands with its receipt in the history', async () => {
  const user = await openAsAna();
  await begin(user);
  const { mines } = await layout();
  await walk(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await heard('Mina. Você perdeu R$ 1,00.');
  await heard('Conferida');
  expect(cells().filter(({ ariaLabel }) => ariaLabel?.endsWith('mina, encerrou a rodada'))).toHaveLength(1);
  const rounds = await screen.findByRole('list', { name: 'Rodadas encerradas' });
  await user.click(within(rounds).getByRole('button', { name: /R\$\s1,00, 3 minas.*mina.*Conferida/ }));
  expect(within(await screen.findByRole('dialog')).getByText('Rodada conferida')).toBeTruthy();
});

test('the highest prize is taken by itself', async () => {
  world.accounts.correct(ANA, 1_000_000);
  const user = await openAsAna();
  await user.click(await screen.findByRole('button', { name: 'Máximo' }));
  await user.click(screen.getByRole('button', { name: '20 minas' }));
  expect(actionName()).toContain('1ª casa paga 4,95×');
  // jsdom moves no slider by keys.
  fireEvent.change(screen.getByRole('slider', { name: /Minas no tabuleiro/ }), { target: { value: '22' } });
  await waitFor(() => expect(actionName()).toContain('1ª casa paga 8,25×'));
  await begin(user);
  const { safe } = await layout();
  for (const cell of safe.slice(0, 2)) {
    await walk(user, cell);
    await user.keyboard('{Enter}');
    await heard(/^(Diamante|Prêmio)/);
    await waitFor(() => expect(opened().length).toBeGreaterThan(0));
  }
  await heard('Prêmio máximo: R$ 50.000,00, retirado automaticamente.');
  await heard('Conferida');
});

test('a round that is open is found again, and one that ends elsewhere is shown as it ended', async () => {
  const standing = {
    identity: 'approved',
    ipBlocked: false,
    withdrawNeedsKyc: true,
    protection: world.accounts.of(ANA).protection,
  } as const;
  world.mines.start(ANA, { amount: 500, mines: 5, clientSeed: 'ontem' }, standing);
  const { game, safe } = await layout();
  const [first = 0, second = 0] = safe;
  world.mines.reveal(ANA, game.id, first);
  await openAsAna();
  await heard(/^Diamante/);
  expect(opened()).toHaveLength(1);
  expect(screen.getByText('ontem')).toBeTruthy();
  world.mines.reveal(ANA, game.id, second);
  world.mines.cashOut(ANA, game.id);
  window.dispatchEvent(new StorageEvent('storage', { key: `money mines ${ANA}`, newValue: null }));
  await heard(/^Você retirou R\$ 7,80, 1,56× da aposta/);
  await heard('Conferida');
});

test.each(['reveal', 'cashout', 'start'] as const)(
  'a %s whose answer is lost leaves the round true, and is never sent twice',
  async (step) => {
    let isCut = false;
    const user = await openAsAna();
    onAnswer = (path, response) => {
      if (path.endsWith(`/${step}`)) {
        isCut = true;
        throw new TypeError('lost');
      }
      // What is asked for next is lost, too.
      if (isCut && path.endsWith('/current')) {
        isCut = false;
        throw new TypeError('lost');
      }
      return response;
    };
    await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
    await tabTo(user, /^Apostar/);
    await user.keyboard('{Enter}');
    if (step === 'start') await screen.findByText('Resultado desconhecido, verificando…');
    await heard(/^Rodada aberta/);
    const { safe } = await layout();
    await waitFor(() => expect(focused()).toMatch(/^Linha/));
    await walk(user, safe[0] ?? 0);
    await user.keyboard('{Enter}');
    if (step === 'reveal') await screen.findByText('Resultado desconhecido, verificando…');
    await heard(/^Diamante/);
    await user.keyboard('c');
    if (step === 'cashout') await screen.findByText('Resultado desconhecido, verificando…');
    await heard(/^Você retirou R\$ 1,12/);
    await heard('Conferida');
    await heard('Saldo: R$ 1.250,12');
    expect(posts.filter((path) => path.endsWith(`/${step}`))).toHaveLength(1);
    expect(screen.queryByText('Resultado desconhecido, verificando…')).toBeNull();
  },
);

test('what stayed unknown is looked for once more when asked, and the next press is told that it was not made', async () => {
  const user = await openAsAna();
  await begin(user);
  const { safe, game } = await layout();
  const [first = 0, second = 0] = safe;
  const name = `money mines ${ANA}`;
  // As it is remembered after nothing could be found out.
  const lost = (cell: number) => {
    const body = JSON.stringify({ type: 'reveal', id: game.id, cell });
    localStorage.setItem(name, JSON.stringify({ key: `k-${cell}`, body, known: [], missing: false }));
    world.mines.reveal(ANA, game.id, cell);
  };
  lost(first);
  await walk(user, second);
  await user.keyboard('{Enter}');
  await screen.findByText('Conferimos a jogada anterior; faça esta de novo.');
  expect(sentMoves()).toEqual(['start']);
  expect(opened()).toHaveLength(1);
  await user.keyboard('{Enter}');
  await heard(/^Diamante\. Retirar agora paga R\$ 1,28/);
  expect(screen.queryByText(/Conferimos a jogada anterior/)).toBeNull();
  expect(sentMoves()).toEqual(['start', 'reveal']);
});

test('two presses are one request, and while one is under way no other cell opens', async () => {
  const user = await openAsAna();
  await begin(user);
  const { safe } = await layout();
  const [first, second] = safe.map((cell) => cells()[cell]);
  first?.click();
  first?.click();
  second?.click();
  await heard(/^Diamante/);
  expect(posts.filter((path) => path.endsWith('/reveal'))).toHaveLength(1);
  expect(opened()).toHaveLength(1);
});

/** Holds Enter down: each answer comes before the key presses again. */
async function holdEnter(): Promise<void> {
  await userEvent.setup({ delay: 30 }).keyboard('{Enter>20/}');
}
const sentMoves = () => posts.filter((path) => /mini-games/.test(path)).map((path) => path.split('/').at(-1));

test('an Enter that is held down begins one round, and opens no cell of it', async () => {
  const user = await openAsAna();
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await holdEnter();
  await heard(/^Rodada aberta/);
  expect(focused()).toMatch(/^Linha 3, coluna 3/);
  expect(sentMoves()).toEqual(['start']);
});

/** Opens a cell without a mine, and lets a second pass. @returns lets another one pass */
async function openOne(user: UserEvent): Promise<() => void> {
  const now = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  await begin(user);
  const { safe } = await layout();
  await walk(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  await heard(/^Diamante/);
  const pass = () => void (ahead += 1000);
  pass();
  return pass;
}

test('Enter pressed twice on the stake opens no cell, a later one does', async () => {
  const user = await openAsAna();
  const now = performance.now();
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now + ahead);
  await begin(user);
  await waitFor(() => expect(focused()).toBe('Linha 3, coluna 3: fechada'));
  await user.keyboard('{Enter}');
  expect(sentMoves()).toEqual(['start']);
  ahead += 1000;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sentMoves()).toEqual(['start', 'reveal']));
});

test('an Enter that is held down takes the winnings and begins no other round', async () => {
  const user = await openAsAna();
  await openOne(user);
  action().focus();
  await holdEnter();
  await heard(/^Você retirou/);
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout']);
});

test('a second press right after the round has ended begins no other one, a later one does', async () => {
  const user = await openAsAna();
  const pass = await openOne(user);
  await user.click(action());
  await waitFor(() => expect(actionName()).toMatch(/^Apostar/));
  await waitFor(() => expect(action().getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await user.click(action());
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout']);
  pass();
  await user.click(action());
  await heard(/^Rodada aberta/);
  expect(sentMoves()).toEqual(['start', 'reveal', 'cashout', 'start']);
});

const CHEATS: Readonly<Record<string, (game: MinesGame) => Partial<MinesGame>>> = {
  'another layout': ({ mine_positions: at }) => ({ mine_positions: (at ?? []).map((cell) => (cell + 1) % 25) }),
  'another seed': () => ({ server_seed: 'b'.repeat(64) }),
  'another hash': () => ({ server_seed_hash: 'b'.repeat(64) }),
  'less paid': ({ payout }) => ({ payout: payout - 1 }),
  'another client seed': () => ({ client_seed: 'trocada' }),
};

test.each(Object.keys(CHEATS))('a house that cheats with %s is caught with a red receipt', async (cheat) => {
  onAnswer = async (path, response) => {
    if (!path.endsWith('/cashout') || !response.ok) return response;
    const { data }: { data: MinesGame } = await response.json();
    return Response.json({ data: { ...data, ...CHEATS[cheat]?.(data) } });
  };
  const user = await openAsAna();
  await begin(user);
  const { safe } = await layout();
  await walk(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  await heard(/^Diamante/);
  await user.keyboard('c');
  await heard(/^Não confereO que a casa informou/);
  await user.click(screen.getByRole('button', { name: 'Ver recibo' }));
  expect(within(await screen.findByRole('dialog')).getByRole('alert').textContent).toContain('Esta rodada não confere');
});

test.each<[string, (data: MinesGame, cell: number) => MinesGame]>([
  [
    'opens another cell than the one that was pressed',
    (data, cell) => ({ ...data, revealed: data.revealed.map((one) => (one === cell ? (cell + 1) % 25 : one)) }),
  ],
  ['ends the round by itself', (data) => ({ ...data, status: 'cashed_out', next_multiplier: null })],
])('a house that %s is caught, though all its numbers fit', async (_, cheat) => {
  const user = await openAsAna();
  await begin(user);
  const { safe, mines, game } = await layout();
  const cell = safe.find((one) => safe.includes((one + 1) % 25)) ?? 0;
  const revealed = (cells: readonly number[]) => cells.map((one) => (one === cell ? (one + 1) % 25 : one));
  onAnswer = async (path, response) => {
    if (!response.ok) return response;
    if (path.endsWith('/reveal')) {
      const { data }: { data: MinesGame } = await response.json();
      const told = cheat(data, cell);
      const end = told.status === 'open' ? {} : { mine_positions: mines, server_seed: game.serverSeed, ended_at: data.started_at };
      return Response.json({ data: { ...told, ...end } });
    }
    if (!path.endsWith('/cashout')) return response;
    const { data }: { data: MinesGame } = await response.json();
    return Response.json({ data: { ...data, revealed: revealed(data.revealed) } });
  };
  await walk(user, cell);
  await user.keyboard('{Enter}');
  await heard(/^(Diamante|Você retirou)/);
  await user.keyboard('c');
  await heard(/^Não confereO que a casa informou/);
  await user.click(screen.getByRole('button', { name: 'Ver recibo' }));
  const receipt = await screen.findByRole('dialog');
  expect(within(receipt).getByText(/^Casa que você abriu/).textContent).toContain('não confere');
  // Where to turn to with it.
  expect(await within(receipt).findByText(/^Suporte: /)).toBeTruthy();
});

test('a seed exchanged as the round opens is caught, however well it fits afterwards', async () => {
  const user = await openAsAna();
  await screen.findByText(world.mines.nextHash(ANA));
  onAnswer = async (path, response) => {
    if (!path.includes('/mines/mns') && !path.endsWith('/start')) return response;
    const { data }: { data: MinesGame } = await response.json();
    return Response.json({ data: { ...data, server_seed_hash: 'c'.repeat(64) } });
  };
  await begin(user);
  const { mines } = await layout();
  await walk(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await heard(/^Não confere/);
});

test('a hash that changed since it was shown is shown anew before anything is staked', async () => {
  const user = await openAsAna();
  await screen.findByText(world.mines.nextHash(ANA));
  const standing = {
    identity: 'approved',
    ipBlocked: false,
    withdrawNeedsKyc: true,
    protection: world.accounts.of(ANA).protection,
  } as const;
  world.mines.start(ANA, { amount: 500, mines: 24, clientSeed: 'x' }, standing);
  const { game, mines } = await layout();
  world.mines.reveal(ANA, game.id, mines[0] ?? 0);
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await user.click(action());
  await heard(/O hash da próxima rodada mudou/);
  await screen.findByText(world.mines.nextHash(ANA));
  expect(posts.filter((path) => path.endsWith('/start'))).toEqual([]);
  await user.click(action());
  await heard(/^Rodada aberta/);
});

test('the own seed is drawn anew for each round, unless the player wrote it', async () => {
  const user = await openAsAna();
  const field = await screen.findByLabelText<HTMLInputElement>('Sua semente');
  const drawn = field.value;
  expect(drawn).toMatch(/^[0-9a-f]{32}$/);
  await user.click(screen.getByRole('button', { name: 'Sortear outra semente' }));
  expect(field.value).not.toBe(drawn);
  await user.clear(field);
  expect(action().getAttribute('aria-disabled')).toBe('true');
  await user.type(field, 'minha c');
  screen.getByText(/Use até 64 letras/);
  await user.clear(field);
  await user.type(field, 'minha-c');
  // C in a box that is typed into is a letter.
  await begin(user);
  expect(world.mines.open(ANA)?.clientSeed).toBe('minha-c');
});

test('what is refused is explained, with its way out', async () => {
  await logIn('bruno@exemplo.invalid');
  world.accounts.correct('usr_2', 1000);
  const user = await open();
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await user.click(action());
  await heard(/verificação facial/);
  await user.click(screen.getByRole('button', { name: 'Verificar minha identidade' }));
  expect(useVerificationAsked.getState().asked).toBe(true);
  expect(await screen.findAllByRole('button', { name: /^Linha/ })).toHaveLength(25);
});

test.each([
  ['suspended', 'Sua conta está em pausa', (now: number) => ({ suspendedUntil: now + 86_400_000 })],
  ['excluded', 'Sua conta está em autoexclusão', (now: number) => ({ exclusion: { until: null, withdrawUntil: now + 86_400_000 } })],
])('who is %s reads until when, and where the money is', async (_, title, change) => {
  const account = world.accounts.of(ANA);
  // The exclusion ends the session: who is logged in already reads of it here.
  await logIn('ana@exemplo.invalid');
  world.accounts.protect(account, { ...account.protection, ...change(world.clock.now()) });
  await open();
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Ir para os saques' }).getAttribute('href')).toBe('/user/wallet/withdraw');
  expect(screen.queryByRole('button', { name: /^Apostar/ })).toBeNull();
});

test('offline nothing is sent, now or later', async () => {
  const user = await openAsAna();
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(action());
  await heard(/Você está sem conexão/);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(posts.filter((path) => path.endsWith('/start'))).toEqual([]);
});

test('a visitor sees the game with its rules, and a way in', async () => {
  const user = await open();
  expect(screen.getByText('Retorno ao jogador (RTP)').parentElement?.textContent).toMatch(/99/);
  expect(screen.getByText('Maior prêmio').parentElement?.textContent).toMatch(/50\.000,00/);
  expect(screen.queryByText('Suas rodadas')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entrar para jogar' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
});
