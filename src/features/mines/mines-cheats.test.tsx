import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { createTestServer } from '../../../mocks/node';
import {
  actionButton,
  ANA,
  startRound,
  waitForAnnouncement,
  readLayout,
  network,
  openAsAna,
  setUpMinesTests,
  moveFocusTo,
} from './mines.fixture';
import type { Known } from '@/shared/lib/known';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

const CHEATS: Readonly<Record<string, (game: Known<MinesGame>) => Partial<MinesGame>>> = {
  'another layout': ({ mine_positions: at }) => ({ mine_positions: (at ?? []).map((cell) => (cell + 1) % 25) }),
  'another seed': () => ({ server_seed: 'b'.repeat(64) }),
  'another hash': () => ({ server_seed_hash: 'b'.repeat(64) }),
  'a lower payout': ({ payout }) => ({ payout: payout - 1 }),
  'another client seed': () => ({ client_seed: 'trocada' }),
};

test.each(Object.keys(CHEATS))('a round with %s fails verification and has a red receipt', async (cheat) => {
  network.onResponse = async (path, response) => {
    if (!path.endsWith('/cashout') || !response.ok) return response;
    const { data }: { data: Known<MinesGame> } = await response.json();
    return Response.json({ data: { ...data, ...CHEATS[cheat]?.(data) } });
  };
  const user = await openAsAna();
  await startRound(user);
  const { safe } = await readLayout();
  await moveFocusTo(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Diamante/);
  await user.keyboard('c');
  await waitForAnnouncement(/^Não confereO que a casa informou/);
  const round = within(screen.getByRole('region', { name: 'Rodada' }));
  expect(round.getByRole('link', { name: 'Ver todas as rodadas conferidas' }).getAttribute('href')).toBe('/games/fairness');
  expect(round.getByRole('button', { name: 'Copiar provas' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver recibo' }));
  expect(within(await screen.findByRole('dialog')).getByRole('alert').textContent).toContain('Esta rodada não confere');
});

test.each<[string, (data: MinesGame, cell: number) => MinesGame]>([
  ['opens another cell', (data, cell) => ({ ...data, revealed: data.revealed.map((one) => (one === cell ? (cell + 1) % 25 : one)) })],
  ['ends the round early', (data) => ({ ...data, status: 'cashed_out', next_multiplier: null })],
])('a server that %s fails verification, although its numbers are consistent', async (_, cheat) => {
  const user = await openAsAna();
  await startRound(user);
  const { safe, mines, game } = await readLayout();
  const cell = safe.find((one) => safe.includes((one + 1) % 25)) ?? 0;
  const revealed = (cells: readonly number[]) => cells.map((one) => (one === cell ? (one + 1) % 25 : one));
  network.onResponse = async (path, response) => {
    if (!response.ok) return response;
    if (path.endsWith('/reveal')) {
      const { data }: { data: Known<MinesGame> } = await response.json();
      const altered = cheat(data, cell);
      const end = altered.status === 'open' ? {} : { mine_positions: mines, server_seed: game.serverSeed, ended_at: data.started_at };
      return Response.json({ data: { ...altered, ...end } });
    }
    if (!path.endsWith('/cashout')) return response;
    const { data }: { data: Known<MinesGame> } = await response.json();
    return Response.json({ data: { ...data, revealed: revealed(data.revealed) } });
  };
  await moveFocusTo(user, cell);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^(Diamante|Você levou)/);
  await user.keyboard('c');
  await waitForAnnouncement(/^Não confereO que a casa informou/);
  await user.click(screen.getByRole('button', { name: 'Ver recibo' }));
  const receipt = await screen.findByRole('dialog');
  expect(within(receipt).getByText(/^Jogada que você fez/).parentElement?.textContent).toContain('não confere');
  expect(await within(receipt).findByText(/^Suporte:/)).toBeTruthy();
});

test('a seed that was replaced at the start fails verification, even if it is consistent afterwards', async () => {
  const user = await openAsAna();
  await screen.findByText(world.mines.nextHash(ANA));
  network.onResponse = async (path, response) => {
    if (!path.includes('/mines/mns') && !path.endsWith('/start')) return response;
    const { data }: { data: Known<MinesGame> } = await response.json();
    return Response.json({ data: { ...data, server_seed_hash: 'c'.repeat(64) } });
  };
  await startRound(user);
  const { mines } = await readLayout();
  await moveFocusTo(user, mines[0] ?? 0);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Não confere/);
});

test('a hash that changed since it was shown is shown again before anything is staked', async () => {
  const user = await openAsAna();
  await screen.findByText(world.mines.nextHash(ANA));
  const standing = {
    identity: 'approved',
    ipBlocked: false,
    withdrawNeedsKyc: true,
    protection: world.accounts.get(ANA).protection,
  } as const;
  world.mines.start(ANA, { amount: 500, mines: 24, clientSeed: 'x' }, standing);
  const { game, mines } = await readLayout();
  world.mines.reveal(ANA, game.id, mines[0] ?? 0);
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await user.click(actionButton());
  await waitForAnnouncement(/O hash da próxima rodada mudou/);
  await screen.findByText(world.mines.nextHash(ANA));
  expect(network.posts.filter((path) => path.endsWith('/start'))).toEqual([]);
  await user.click(actionButton());
  await waitForAnnouncement(/^Rodada aberta/);
});
