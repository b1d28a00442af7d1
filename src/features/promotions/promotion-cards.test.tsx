import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import { backend as answerCalls, refuse, type Answers } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useModalStore } from '@/product/modal-store';

import { Promotions } from './promotions';
// Preloads slow code.
import './promotion-actions';

const MISSION = 'Missão do cassino';
const backend = createTestServer();
let answers: Answers;
let calls: readonly string[];

beforeEach(() => {
  backend.world.reset();
  answers = {};
  ({ calls } = answerCalls(answers, backend.app.fetch));
});
afterEach(() => {
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

const optIns = () => calls.filter((call) => call === 'optInPromotion');

async function optIn(title: string) {
  const button = await (await card(title)).findByRole('button', { name: 'Participar' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
}

test('the picture of the first card is fetched before the others', async () => {
  open();
  await card(MISSION);
  const pictures = Array.from(document.querySelectorAll('img'), (picture) => picture.getAttribute('fetchpriority'));
  expect(pictures).toEqual(['high', ...pictures.slice(1).map(() => 'auto')]);
  expect(pictures.length).toBeGreaterThan(1);
});

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
  expect(optIns()).toHaveLength(1);
  expect((await card('Quinta da roleta')).getByRole('button', { name: 'Participar' })).toBeTruthy();
});

test('after a lost response the card reads the outcome, without a second request', async () => {
  await logInAtStandIn(backend);
  open();
  answers.optInPromotion = async (request) => {
    await backend.app.fetch(request);
    throw new TypeError('Failed to fetch');
  };
  await optIn(MISSION);
  expect(await (await card(MISSION)).findByText('Você participa')).toBeTruthy();
  expect(optIns()).toHaveLength(1);
});

test('the rules open above the list with one press', async () => {
  open();
  await userEvent.click(await (await card(MISSION)).findByRole('button', { name: `Regras: ${MISSION}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Regras: ${MISSION}` }));
  expect(await dialog.findByText(/Somente para maiores de 18 anos/)).toBeTruthy();
});

test('a list of images alone is shown, without opt-in and period (SPEC E11)', async () => {
  answers.listPromotions = () => Response.json([{ image: 'promotions/31.webp' }, { image: 'promotions/32.webp' }]);
  await logInAtStandIn(backend);
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
  expect(screen.queryByText('Sem prazo para terminar')).toBeNull();
  expect(screen.getAllByText('18+')).toHaveLength(2);
});

test('a backend without the entries leaves the links and the rules', async () => {
  await logInAtStandIn(backend);
  answers.listPromotionEntries = refuse(404);
  open();
  const mission = await card(MISSION);
  expect(await mission.findByRole('button', { name: `Regras: ${MISSION}` })).toBeTruthy();
  await act(() => Promise.resolve());
  expect(mission.queryByRole('button', { name: 'Participar' })).toBeNull();
});
