import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestServer } from '../../../../mocks/node';
import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useLocation } from '@/product/navigation';

import { Bets } from './bets';

const standIn = createTestServer();
const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

beforeEach(async () => {
  standIn.world.reset();
  backend({}, standIn.app.fetch);
  // The ETag of public reads needs a digest.
  vi.stubGlobal('crypto', { subtle: { digest: async () => new ArrayBuffer(32) }, getRandomValues: crypto.getRandomValues.bind(crypto) });
  await logInAtStandIn(standIn);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  logOutOfStandIn();
});

function CurrentSearch() {
  return <output aria-label="URL">{useLocation().search}</output>;
}

function renderAt(url: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[url]}>
        <Bets />
        <CurrentSearch />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Plays one round of Mines with R$ 5,00 that is lost. */
function loseMines(): void {
  const { world } = standIn;
  const ana = world.players.byId('usr_1');
  if (ana === undefined) throw new Error('this world has no Ana');
  const access = world.authorization.accessContext(ana, { ipBlocked: false });
  world.betting.stake('usr_1', { id: 'mns_1', game: 'Mines', contributionPercent: 100, amount: 500 }, access);
  world.clock.advance(1000);
  world.betting.settle('usr_1', 'mns_1', 0);
}

test('a line has the result and the balance after it, and opens with stake and return (SPEC Q35)', async () => {
  loseMines();
  renderAt('/user/history');
  const [first] = await screen.findAllByRole('listitem');
  if (first === undefined) throw new Error('there is no bet');
  const summary = first.querySelector('summary');
  expect(summary && plain(summary)).toMatch(/^Mines−R\$ 5,00\d\d:\d\d · Perdidasaldo R\$ 1\.245,00$/);
  const facts = [...first.querySelectorAll('dl > div')].map(plain);
  expect(facts.slice(0, 5)).toEqual(['TipoMines', 'SituaçãoPerdida', 'ApostaR$ 5,00', 'RetornoR$ 0,00', 'Saldo depoisR$ 1.245,00']);
  expect(facts.at(-1)).toBe('Códigomns_1');
});

test('kind and result filter the list, and are in the URL', async () => {
  loseMines();
  renderAt('/user/history');
  await userEvent.selectOptions(await screen.findByLabelText('Tipo de aposta'), 'Mines');
  expect(await screen.findByText('1 aposta')).toBeTruthy();
  expect(screen.getByLabelText('URL').textContent).toBe('?kind=mines');
  await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Ganha');
  expect(await screen.findByText('Nada com estes filtros')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(screen.getByLabelText('URL').textContent).toBe(''));
});

test('part of a name finds a game, on Enter, without accents', async () => {
  loseMines();
  renderAt('/user/history');
  // A shorter part could also be in the name of a random game of the history.
  await userEvent.type(await screen.findByLabelText('Nome do jogo'), 'ÍNES{Enter}');
  expect(await screen.findByText('1 aposta')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar o nome do jogo' }));
  await waitFor(() => expect(screen.queryByText('1 aposta')).toBeNull());
});

test('the receipt names player and operator', async () => {
  loseMines();
  renderAt('/user/history?kind=mines');
  await screen.findByText('1 aposta');
  const open = screen.getAllByText('Ver comprovante')[0];
  if (open === undefined) throw new Error('there is no receipt');
  await userEvent.click(open);
  const receipt = await screen.findByLabelText('Comprovante: Mines');
  await within(receipt).findByText('Ana Souza');
  expect(plain(await within(receipt).findByText(/CNPJ/))).toMatch(/^.+, CNPJ \d\d\.\d{3}\.\d{3}\/\d{4}-\d\d$/);
});

test('the file has the bets of all pages', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  loseMines();
  renderAt('/user/history');
  const total = Number.parseInt((await screen.findByText(/\d+ apostas/)).textContent, 10);
  expect(total).toBeGreaterThan(20);
  await userEvent.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toMatch(/;Mines;Mines;Perdida;5,00;0,00;0,00;1245,00;.*;;mns_1$/);
});
