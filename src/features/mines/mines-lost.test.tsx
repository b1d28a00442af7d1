import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import { action, ANA, begin, focused, heard, layout, net, openAsAna, opened, playAgainst, sentMoves, tabTo, walk } from './mines.fixture';

const server = createTestServer();
playAgainst(server);
const { world } = server;

test.each(['reveal', 'cashout', 'start'] as const)(
  'a %s whose answer is lost leaves the round true, and is never sent twice',
  async (step) => {
    let isCut = false;
    const user = await openAsAna();
    net.onAnswer = (path, response) => {
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
    expect(net.posts.filter((path) => path.endsWith(`/${step}`))).toHaveLength(1);
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
    localStorage.setItem(name, JSON.stringify({ key: `k-${cell}`, body, knownIds: [], sentAt: Date.now(), state: 'sending' }));
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
