import type { ActivationStep } from '@generated/api/model/activation-step';

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { rememberActivationReturn } from '@/product/activation-return';

import { createTestServer } from '../../../../mocks/node';
import { ActivationCards } from './activation-cards';

const standIn = createTestServer();

beforeEach(async () => {
  standIn.world.reset();
  backend({}, standIn.app.fetch);
  standIn.world.players.update('usr_1', { needsActivation: true, address: null });
  await logInAtStandIn(standIn);
});
afterEach(() => {
  logOutOfStandIn();
  sessionStorage.clear();
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ActivationCards />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function state(account: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Informar: Conta bancária' }));
  const form = within(await screen.findByRole('form', { name: 'Conta bancária' }));
  await userEvent.type(form.getByLabelText('Número do banco'), '260');
  await userEvent.type(form.getByLabelText('Agência, sem dígito'), '0001');
  await userEvent.type(form.getByLabelText('Conta com dígito'), account);
  await userEvent.click(form.getByRole('button', { name: 'Confirmar conta' }));
}

test('the progress and the missing steps are shown, each with its way (SPEC Q15)', async () => {
  open();
  expect(await screen.findByText('1 de 3 etapas feitas')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Etapas' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Identidade Feito/),
    expect.stringMatching(/^Endereço Falta fazer/),
    expect.stringMatching(/^Conta bancária Falta fazer/),
  ]);
  // Only the form of the first missing step is shown.
  expect(screen.getByRole('form', { name: 'Endereço' })).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Conta bancária' })).toBeNull();
});

test('a bank account of the player completes its step', async () => {
  open();
  await state('1234567-8');
  expect(await screen.findByText('2 de 3 etapas feitas')).toBeTruthy();
  expect(screen.getByText('Banco 260, agência 0001, conta •••••67-8')).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Conta bancária' })).toBeNull();
  // The progress has the focus, because the form is gone.
  await vi.waitUntil(() => document.activeElement === screen.getByText(/^Enquanto isso/));
});

test('the address is given here, and the account then leads back to where the registration began', async () => {
  standIn.world.players.update('usr_1', { bankAccount: { bank: '260', branch: '0001', account: '12345678' } });
  rememberActivationReturn('/play/1001');
  open();
  const form = within(await screen.findByRole('form', { name: 'Endereço' }));
  const fill = (label: string, text: string) => userEvent.type(form.getByLabelText(label), text);
  await fill('CEP', '01310100');
  await vi.waitUntil(() => form.getByLabelText<HTMLInputElement>('Cidade').value !== '');
  if (form.getByLabelText<HTMLInputElement>('Rua').value === '') await fill('Rua', 'Avenida Paulista');
  if (form.getByLabelText<HTMLInputElement>('Bairro').value === '') await fill('Bairro', 'Bela Vista');
  await fill('Número', '1000');
  await userEvent.click(form.getByRole('button', { name: 'Salvar endereço' }));
  expect(await screen.findByText('Sua conta está ativa.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar ao jogo' }).getAttribute('href')).toBe('/play/1001');
});

test('an account of somebody else is refused at its field, and the input stays', async () => {
  open();
  await state('1234567-9');
  expect(await screen.findByText('Esta conta está no nome de outra pessoa. Informe uma conta no seu CPF.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Conta com dígito').value).toBe('1234567-9');
});

test('an unknown step has no action, and hides no form (SPEC D23)', async () => {
  const step = (name: ActivationStep['name']): ActivationStep => ({ name, state: 'missing', reason: null });
  backend({ getActivation: { data: { status: 'pending', steps: [step('unknown'), step('address')], bank_account: null } } });
  open();
  expect(await screen.findByRole('form', { name: 'Endereço' })).toBeTruthy();
  expect(screen.getByText('Fale com o suporte para saber o que falta.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Informar/ })).toBeNull();
});
