import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestServer } from '../../../mocks/node';
import { backend as answerCalls } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useAlertStore } from '@/product/alert-store';

import { Complaints } from './complaints';

const TEXT = 'O saque de 20/11 ainda não caiu na minha conta.';
const backend = createTestServer();
let respond: (request: Request) => Response | Promise<Response>;

beforeEach(async () => {
  backend.world.reset();
  respond = backend.app.fetch;
  answerCalls({}, (request) => respond(request));
  await logInAtStandIn(backend);
});
afterEach(() => {
  logOutOfStandIn();
  useAlertStore.setState({ alerts: [] });
});

function renderComplaints() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Complaints />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function send(text: string): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Assunto'), 'Depósito ou saque');
  await userEvent.clear(screen.getByLabelText('O que aconteceu'));
  if (text !== '') await userEvent.type(screen.getByLabelText('O que aconteceu'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir reclamação' }));
}

test('a complaint is opened and listed with protocol, state and deadline (SPEC Q25)', async () => {
  renderComplaints();
  expect(await screen.findByText('Nenhuma reclamação')).toBeTruthy();
  await send('Curto.');
  expect(await screen.findByText('Escreva ao menos 20 caracteres.')).toBeTruthy();
  await send(TEXT);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toMatch(/^Depósito ou saqueProtocolo \d{8}-\d{9}, aberto em /);
  expect(item.textContent).toMatch(/Recebida\. Resposta até \d\d\/\d\d\/\d{4}/);
  expect(
    useAlertStore
      .getState()
      .alerts.map(({ message }) => message)
      .join(),
  ).toMatch(/^Reclamação aberta\. Protocolo \d{8}-\d{9}\.$/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('O que aconteceu').value).toBe('');
});

test('the same complaint again names the protocol of the first, and keeps the text', async () => {
  renderComplaints();
  await send(TEXT);
  await screen.findByRole('listitem');
  await send(TEXT);
  expect(await screen.findByText(/^Você já abriu esta reclamação\. O protocolo é \d{8}-\d{9}\.$/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('O que aconteceu').value).toBe(TEXT);
});

test('after a lost response the list tells whether it was opened', async () => {
  renderComplaints();
  await screen.findByText('Nenhuma reclamação');
  respond = async (request) => {
    const response = await backend.app.fetch(request);
    if (request.method === 'POST') throw new TypeError('lost');
    return response;
  };
  await send(TEXT);
  expect(await screen.findByText(/^A resposta não chegou\. Veja na lista/)).toBeTruthy();
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

test('an answer is shown with its time', async () => {
  const account = backend.world.accounts.get('usr_1');
  const openedAt = backend.world.clock.now() - 4 * 86_400_000;
  account.complaints = [{ id: 'cmp_1', protocol: '20261117-000000001', subject: 'bet', text: TEXT, openedAt }];
  renderComplaints();
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toMatch(/Respondida em \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  expect(item.textContent).toContain('RespostaRevimos o seu caso');
});

test('the ombudsman and the platform of the government are linked', () => {
  renderComplaints();
  expect(screen.getByRole('link', { name: 'ouvidoria' }).getAttribute('href')).toBe('/ouvidoria');
  expect(screen.getByRole('link', { name: /consumidor\.gov\.br/ }).getAttribute('href')).toBe('https://www.consumidor.gov.br');
});
