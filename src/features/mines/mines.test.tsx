import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useModalStore } from '@/shell/modal-store';
import { useVerificationRequest } from '@/shell/verification-request';

import { createTestServer } from '../../../mocks/node';
import {
  action,
  actionName,
  ANA,
  begin,
  cells,
  focused,
  heard,
  layout,
  logIn,
  net,
  open,
  openAsAna,
  opened,
  playAgainst,
  said,
  tabTo,
  walk,
} from './mines.fixture';

const server = createTestServer();
playAgainst(server);
const { world } = server;

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
  expect(net.posts.filter((path) => path.endsWith('/cashout'))).toEqual([]);

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
  expect(net.posts.filter((path) => /mini-games/.test(path)).map((path) => path.split('/').at(-1))).toEqual([
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
  world.accounts.adjustBalance(ANA, 1_000_000);
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

test('a round that is open is found verifyAgain, and one that ends elsewhere is shown as it ended', async () => {
  const standing = {
    identity: 'approved',
    ipBlocked: false,
    withdrawNeedsKyc: true,
    protection: world.accounts.get(ANA).protection,
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
  world.accounts.adjustBalance('usr_2', 1000);
  const user = await open();
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  await user.click(action());
  await heard(/verificação facial/);
  await user.click(screen.getByRole('button', { name: 'Verificar minha identidade' }));
  expect(useVerificationRequest.getState().isRequested).toBe(true);
  expect(await screen.findAllByRole('button', { name: /^Linha/ })).toHaveLength(25);
});

test.each([
  ['suspended', 'Sua conta está em pausa', (now: number) => ({ suspendedUntil: now + 86_400_000 })],
  ['excluded', 'Sua conta está em autoexclusão', (now: number) => ({ exclusion: { until: null, withdrawUntil: now + 86_400_000 } })],
])('who is %s reads until when, and where the money is', async (_, title, change) => {
  const account = world.accounts.get(ANA);
  // The exclusion ends the session: who is logged in already reads of it here.
  await logIn('ana@exemplo.invalid');
  world.accounts.setProtection(account, { ...account.protection, ...change(world.clock.now()) });
  await open();
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Ir para os saques' }).getAttribute('href')).toBe('/user/wallet/withdraw');
  expect(screen.queryByRole('button', { name: /^Apostar/ })).toBeNull();
});

test('offline nothing is sent, now or newerRound', async () => {
  const user = await openAsAna();
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBeNull());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(action());
  await heard(/Você está sem conexão/);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(net.posts.filter((path) => path.endsWith('/start'))).toEqual([]);
});

test('a visitor sees the game with its rules, and a way in', async () => {
  const user = await open();
  expect(screen.getByText('Retorno ao jogador (RTP)').parentElement?.textContent).toMatch(/99/);
  expect(screen.getByText('Maior prêmio').parentElement?.textContent).toMatch(/50\.000,00/);
  expect(screen.queryByText('Suas rodadas')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entrar para jogar' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
});
