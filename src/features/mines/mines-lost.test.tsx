import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import {
  actionButton,
  ANA,
  startRound,
  focusedName,
  waitForAnnouncement,
  readLayout,
  network,
  openAsAna,
  openCells,
  setUpMinesTests,
  sentMoves,
  tabTo,
  moveFocusTo,
} from './mines.fixture';

const server = createTestServer();
setUpMinesTests(server);
const { world } = server;

test.each(['reveal', 'cashout', 'start'] as const)('a %s whose response is lost is looked up and never sent twice', async (step) => {
  let isCut = false;
  const user = await openAsAna();
  network.onResponse = (path, response) => {
    if (path.endsWith(`/${step}`)) {
      isCut = true;
      throw new TypeError('lost');
    }
    if (isCut && path.endsWith('/current')) {
      isCut = false;
      throw new TypeError('lost');
    }
    return response;
  };
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).toBeNull());
  await tabTo(user, /^Apostar/);
  await user.keyboard('{Enter}');
  if (step === 'start') await screen.findByText('Resultado desconhecido, verificando…');
  await waitForAnnouncement(/^Rodada aberta/);
  const { safe } = await readLayout();
  await waitFor(() => expect(focusedName()).toMatch(/^Linha/));
  await moveFocusTo(user, safe[0] ?? 0);
  await user.keyboard('{Enter}');
  if (step === 'reveal') await screen.findByText('Resultado desconhecido, verificando…');
  await waitForAnnouncement(/^Diamante/);
  await user.keyboard('c');
  if (step === 'cashout') await screen.findByText('Resultado desconhecido, verificando…');
  await waitForAnnouncement(/^Você levou R\$ 1,12/);
  await waitForAnnouncement('Conferida');
  await waitForAnnouncement('Saldo: R$ 1.250,12');
  expect(network.posts.filter((path) => path.endsWith(`/${step}`))).toHaveLength(1);
  expect(screen.queryByText('Resultado desconhecido, verificando…')).toBeNull();
});

test('an unresolved move is looked up at the next press, and the player is asked to press again', async () => {
  const user = await openAsAna();
  await startRound(user);
  const { safe, game } = await readLayout();
  const [first = 0, second = 0] = safe;
  const name = `money mines ${ANA}`;
  // The storage is as after failed lookups.
  const lost = (cell: number) => {
    const body = JSON.stringify({ type: 'reveal', id: game.id, cell });
    localStorage.setItem(name, JSON.stringify({ key: `k-${cell}`, body, knownIds: [], sentAt: Date.now(), state: 'sending' }));
    world.mines.reveal(ANA, game.id, cell);
  };
  lost(first);
  await moveFocusTo(user, second);
  await user.keyboard('{Enter}');
  await screen.findByText('Conferimos a jogada anterior; faça esta de novo.');
  expect(sentMoves()).toEqual(['start']);
  expect(openCells()).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitForAnnouncement(/^Diamante\. Parar e levar: R\$ 1,28/);
  expect(screen.queryByText(/Conferimos a jogada anterior/)).toBeNull();
  expect(sentMoves()).toEqual(['start', 'reveal']);
});
