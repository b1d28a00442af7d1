import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useModalStore } from '@/shell/modal-store';

import { Promotions } from './promotions';
// Preloads slow code.
import './promotion-actions';

const MISSION = 'Missão do cassino';
const backend = createTestServer();
let posts: string[] = [];
/** Loses the response of the next opt-in. */
let isLost = false;

beforeEach(() => {
  backend.world.reset();
  posts = [];
  isLost = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') posts.push(new URL(request.url).pathname);
    const response = await backend.app.fetch(request);
    if (isLost && request.url.endsWith('/opt-in')) throw new TypeError('Failed to fetch');
    return response;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  logOutOfStandIn();
  useModalStore.setState({ stack: [] });
  localStorage.clear();
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Promotions Prose={({ html }) => <p>{html.replaceAll(/<[^>]*>/g, ' ')}</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function card(title: string) {
  const link = await screen.findByRole('link', { name: new RegExp(`^${title}`) });
  return within(link.closest('li') ?? document.body);
}

async function optIn(title: string) {
  const button = await (await card(title)).findByRole('button', { name: 'Participar' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  posts = [];
  await userEvent.click(button);
}

test('a visitor is offered the login on each card', async () => {
  open();
  await userEvent.click(await (await card(MISSION)).findByRole('button', { name: 'Entrar para participar' }));
  expect(useModalStore.getState().stack.at(-1)?.name).toBe('login');
});

test('a player opts in on the card with one request, and reads what is missing (SPEC B21)', async () => {
  await logInAtStandIn(backend);
  open();
  await optIn(MISSION);
  const mission = await card(MISSION);
  expect(await mission.findByText('Você participa')).toBeTruthy();
  expect(await mission.findByText(/^R\$\s0,00 de R\$\s100,00\. Faltam R\$\s100,00 em apostas\.$/)).toBeTruthy();
  expect(mission.getByRole('progressbar', { name: `Apostas em ${MISSION}` }).getAttribute('aria-valuenow')).toBe('0');
  expect(posts).toEqual(['/api/promotions/33/opt-in']);
  expect((await card('Quinta da roleta')).getByRole('button', { name: 'Participar' })).toBeTruthy();
});

test('after a lost response the card reads the outcome, without a second request', async () => {
  await logInAtStandIn(backend);
  open();
  isLost = true;
  await optIn(MISSION);
  expect(await (await card(MISSION)).findByText('Você participa')).toBeTruthy();
  expect(posts).toEqual(['/api/promotions/33/opt-in']);
});

test('the rules open above the list with one press', async () => {
  open();
  await userEvent.click(await (await card(MISSION)).findByRole('button', { name: `Regras: ${MISSION}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Regras: ${MISSION}` }));
  expect(await dialog.findByText(/Somente para maiores de 18 anos/)).toBeTruthy();
});

test('a backend without the entries leaves the links and the rules', async () => {
  await logInAtStandIn(backend);
  const answer = backend.app.fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/entries') ? Response.json({ message: 'x' }, { status: 404 }) : answer(request),
  );
  open();
  const mission = await card(MISSION);
  expect(await mission.findByRole('button', { name: `Regras: ${MISSION}` })).toBeTruthy();
  await act(() => Promise.resolve());
  expect(mission.queryByRole('button', { name: 'Participar' })).toBeNull();
});
