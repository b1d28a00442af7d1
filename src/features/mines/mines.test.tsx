import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { recordAct } from '@/fairness/mines/journal';
import { useModalStore } from '@/product/modal-store';
import { useVerificationRequest } from '@/product/verification-request';

import { createTestServer } from '../../../mocks/node';
import {
  actionButton,
  actionName,
  ANA,
  startRound,
  cells,
  focusedName,
  waitForAnnouncement,
  readLayout,
  logIn,
  network,
  openMines,
  openAsAna,
  openCells,
  setUpMinesTests,
  announcements,
  tabTo,
  moveFocusTo,
} from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

test('a round can be played by keyboard, with names, states and announcements at every step', async () => {
  const user = await openAsAna();
  expect(announcements()).toEqual(expect.arrayContaining(['Escolha o valor e o número de minas.', 'Saldo: R$ 1.250,00']));
  await waitFor(() => expect(actionName()).toBe('Apostar R$ 1,00 1ª casa paga 1,12×'));
  expect(cells()).toHaveLength(25);
  expect(openCells()).toEqual([]);
  expect(cells().every((cell) => cell.getAttribute('aria-disabled') === 'true')).toBe(true);
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

  await startRound(user);
  await waitForAnnouncement('Rodada aberta com 3 minas. Chance de diamante: 88 %.');
  await waitForAnnouncement('Saldo: R$ 1.249,00');
  expect(focusedName()).toBe('Linha 3, coluna 3: fechada');
  expect(cells().some((cell) => cell.getAttribute('aria-disabled') === 'true')).toBe(false);
  expect(actionName()).toBe('Parar e levar próxima casa 1,12×');
  expect(actionButton().getAttribute('aria-disabled')).toBe('true');
  expect(actionButton().getAttribute('aria-keyshortcuts')).toBe('C');
  await user.keyboard('c');
  expect(network.posts.filter((path) => path.endsWith('/cashout'))).toEqual([]);

  const { safe } = await readLayout();
  const [first = 0, second = 0] = safe;
  await moveFocusTo(user, first);
  await user.keyboard('{Enter}');
  await waitForAnnouncement('Diamante. Parar e levar: R$ 1,12. Chance no próximo: 88 %.');
  expect(openCells()).toEqual([expect.stringMatching(/: diamante$/)]);
  expect(cells()[first]?.getAttribute('aria-disabled')).toBe('true');
  expect(actionName()).toBe('Parar e levar R$ 1,12 próxima casa 1,28×');
  const ladder = within(screen.getByRole('list', { name: 'Multiplicador por casas abertas' }));
  await waitFor(() => expect(ladder.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step'));

  await moveFocusTo(user, second);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Diamante\. Parar e levar: R\$ 1,28/);
  // An open cell does nothing.
  await user.keyboard('{Enter}');
  expect(announcements()).toContainEqual(expect.stringMatching(/levar: R\$ 1,28/));

  await user.keyboard('c');
  await waitForAnnouncement('Você levou R$ 1,28, 1,28× da aposta.');
  await waitForAnnouncement('Conferida');
  await waitForAnnouncement('Saldo: R$ 1.250,28');
  await waitFor(() => expect(cells().filter(({ ariaLabel }) => ariaLabel?.endsWith('não aberta, era mina'))).toHaveLength(3));
  await waitFor(() => expect(openCells()).toHaveLength(25));
  await waitFor(() => expect(actionName()).toBe('Apostar R$ 1,00 1ª casa paga 1,12×'));

  await tabTo(user, /^Ver recibo$/);
  await user.keyboard('{Enter}');
  const receipt = await screen.findByRole('dialog', { name: 'Recibo da rodada' });
  expect(within(receipt).getByText('Rodada conferida')).toBeTruthy();
  expect(within(within(receipt).getByRole('list', { name: 'O que foi conferido' })).getAllByText('confere')).toHaveLength(12);
  expect(network.posts.filter((path) => /mini-games/.test(path)).map((path) => path.split('/').at(-1))).toEqual([
    'start',
    'reveal',
    'reveal',
    'cashout',
  ]);
});

test('a mine ends the round, which is verified and has a receipt in the history', async () => {
  const user = await openAsAna();
  await startRound(user);
  const { mines } = await readLayout();
  await moveFocusTo(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement('Mina. Você perdeu R$ 1,00.');
  await waitForAnnouncement('Conferida');
  expect(cells().filter(({ ariaLabel }) => ariaLabel?.endsWith('mina, encerrou a rodada'))).toHaveLength(1);
  const rounds = await screen.findByRole('list', { name: 'Rodadas encerradas' });
  await user.click(within(rounds).getByRole('button', { name: /R\$\s1,00, 3 minas.*Conferida.*mina/ }));
  expect(within(await screen.findByRole('dialog')).getByText('Rodada conferida')).toBeTruthy();
});

test('the maximum payout is cashed out automatically', async () => {
  world.settings.casino_bet_max_total = 200_000;
  world.accounts.adjustBalance(ANA, 1_000_000);
  const user = await openAsAna();
  await user.click(await screen.findByRole('button', { name: /^Máximo: / }));
  await user.click(screen.getByRole('button', { name: '20 minas' }));
  expect(actionName()).toContain('1ª casa paga 4,95×');
  // jsdom does not move a slider by keys.
  fireEvent.change(screen.getByRole('slider', { name: /Minas no tabuleiro/ }), { target: { value: '22' } });
  await waitFor(() => expect(actionName()).toContain('1ª casa paga 8,25×'));
  await startRound(user);
  const { safe } = await readLayout();
  for (const cell of safe.slice(0, 2)) {
    await moveFocusTo(user, cell);
    await user.keyboard('{Enter}');
    await waitForAnnouncement(/^(Diamante|Prêmio)/);
    await waitFor(() => expect(openCells().length).toBeGreaterThan(0));
  }
  await waitForAnnouncement('Prêmio máximo: a rodada parou e você levou R$ 50.000,00.');
  await waitForAnnouncement('Conferida');
});

test('an open round is restored, and a round that ended elsewhere is shown with its result', async () => {
  const standing = {
    identity: 'approved',
    ipBlocked: false,
    withdrawNeedsKyc: true,
    protection: world.accounts.get(ANA).protection,
  } as const;
  world.mines.start(ANA, { amount: 500, mines: 5, clientSeed: 'ontem' }, standing);
  const { game, safe } = await readLayout();
  const [first = 0, second = 0] = safe;
  world.mines.reveal(ANA, game.id, first);
  await openAsAna();
  await waitForAnnouncement(/^Diamante/);
  expect(openCells()).toHaveLength(1);
  expect(screen.getByText('ontem')).toBeTruthy();
  world.mines.reveal(ANA, game.id, second);
  world.mines.cashOut(ANA, game.id);
  window.dispatchEvent(new StorageEvent('storage', { key: `money mines ${ANA}`, newValue: null }));
  await waitForAnnouncement(/^Você levou R\$ 7,80, 1,56× da aposta/);
  await waitForAnnouncement(/^Sem conferênciaNão foi possível conferir esta rodada/);
});
test('the player can draw another seed or type one: an invalid one prevents the start, a typed one is sent', async () => {
  const user = await openAsAna();
  const field = await screen.findByLabelText<HTMLInputElement>('Sua semente');
  const drawn = field.value;
  expect(drawn).toMatch(/^[0-9a-f]{32}$/);
  await user.click(screen.getByRole('button', { name: 'Sortear outra semente' }));
  expect(field.value).not.toBe(drawn);
  await user.clear(field);
  expect(actionButton().getAttribute('aria-disabled')).toBe('true');
  await user.type(field, 'minha c');
  screen.getByText(/Use até 64 letras/);
  await user.clear(field);
  await user.type(field, 'minha-c');
  // In a text field C is a letter.
  await startRound(user);
  expect(world.mines.open(ANA)?.clientSeed).toBe('minha-c');
});

test('a rejection is explained and offers its way out', async () => {
  await logIn('bruno@exemplo.invalid');
  world.accounts.adjustBalance('usr_2', 1000);
  const user = await openMines();
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await user.click(actionButton());
  await waitForAnnouncement(/verificação facial/);
  await user.click(screen.getByRole('button', { name: 'Verificar minha identidade' }));
  expect(useVerificationRequest.getState().isRequested).toBe(true);
  expect(await screen.findAllByRole('button', { name: /^Linha/ })).toHaveLength(25);
});

test.each([
  ['suspended', 'Conta em pausa', (now: number) => ({ suspendedUntil: now + 86_400_000 })],
  ['excluded', 'Sua conta está em autoexclusão', (now: number) => ({ exclusion: { until: null, withdrawUntil: now + 86_400_000 } })],
])('a player who is %s sees the end date and the way to the withdrawals', async (_, title, change) => {
  const account = world.accounts.get(ANA);
  // The exclusion would reject a later login.
  await logIn('ana@exemplo.invalid');
  world.accounts.setProtection(account, { ...account.protection, ...change(world.clock.now()) });
  await openMines();
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Ir para os saques' }).getAttribute('href')).toBe('/user/wallet/withdraw');
  expect(screen.queryByRole('button', { name: /^Apostar/ })).toBeNull();
});

test('an offline press sends nothing, then or later', async () => {
  const user = await openAsAna();
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(actionButton());
  await waitForAnnouncement(/Você está sem conexão/);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(network.posts.filter((path) => path.endsWith('/start'))).toEqual([]);
});

test('a visitor sees the game, its rules and a login button', async () => {
  const user = await openMines();
  expect(screen.getByText('Retorno ao jogador (RTP)').parentElement?.textContent).toMatch(/99/);
  expect(screen.getByText('Maior prêmio').parentElement?.textContent).toMatch(/50\.000,00/);
  expect(screen.queryByText('Suas rodadas')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entrar para jogar' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
});

test('the return for this stake is shown, and gems beyond the highest prize are marked', async () => {
  const user = await openAsAna();
  const table = () => within(screen.getByRole('table'));
  await waitFor(() => expect(table().getByText(/^Retorno com R\$\s1,00$/)).toBeTruthy());
  await user.selectOptions(screen.getByLabelText('Quantidade de minas'), '12 minas');
  expect(table().getAllByText('não se alcança').length).toBeGreaterThan(0);
  // One diamond of 13 in 25 cells pays 1,9 times the stake.
  const [, first] = table().getAllByRole('row');
  expect(first && within(first).getAllByText(/^98,8\s?%$/)).toHaveLength(1);
});

test('rules that changed since the last round are named on the page', async () => {
  const shown = {
    hash: 'f'.repeat(64),
    nonce: 1,
    seenAt: 0,
    terms: { edgeBp: 50, maxPayout: 9_000_000 },
  };
  recordAct('semente', { type: 'start', player: ANA, asked: { amount: 100, mines: 3, client_seed: 'semente' }, shown });
  await openAsAna();
  expect(await screen.findByText('As regras mudaram desde a sua última rodada')).toBeTruthy();
  expect(screen.getByText(/margem da casa de 0,5\s% para 1\s%; prêmio máximo de R\$\s90\.000,00 para R\$\s50\.000,00/)).toBeTruthy();
});

test("the casino's limits and first stake apply to Mines (SPEC E6, E7)", async () => {
  Object.assign(world.settings, { casino_bet_min_total: 30, casino_bet_max_total: 500, casino_bet_default: 60 });
  const user = await openAsAna();
  await waitFor(() => expect(actionName()).toMatch(/^Apostar R\$ 0,60/));
  expect(screen.getByText(/^De R\$\s0,30 a R\$\s5,00\.$/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Aposta' }), '{Control>}a{/Control}501');
  expect(await screen.findByText(/^A aposta máxima é R\$\s5,00\.$/)).toBeTruthy();
});
