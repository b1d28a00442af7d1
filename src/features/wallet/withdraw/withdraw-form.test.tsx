import type { PixKey } from '@generated/api/model/pix-key';
import type { Settings } from '@generated/api/model/settings';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { me } from '../../../../mocks/factories/account.fixture';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const key = (id: string, key_masked: string): PixKey => ({ id, type: 'cpf', key_masked, holder_match: true });

let keys: PixKey[];
let settings: Settings;
let status: string;

beforeEach(() => {
  settings = {};
  status = 'Ativo';
  keys = [key('key_1', '***.982.247-**'), key('key_2', 'a***@exemplo.invalid')];
  backend({
    getSettings: () => ({ withdraw_max: 500_000, ...settings }),
    getWallet: { data: { balance: 12_550, bonus: 0, locked: 0, withdrawable: 12_550, pending_withdraw: 0 } },
    listPixKeys: () => pageOf(keys),
    createPixKey() {
      const created = key('key_3', '***.982.247-**');
      keys = [...keys, created];
      return { data: created };
    },
    getMe: () => me({ user: { status, document: { number: '52998224725' } }, balance: 12_550 }),
    listWithdrawals: pageOf([]),
  });
});
afterEach(() => {
  sessionStorage.clear();
});

/** Renders with fresh modules. @returns simulates a forced reload */
async function loadForm() {
  vi.resetModules();
  const [{ WithdrawForm }, { saveDrafts }] = await Promise.all([import('./withdraw-form'), import('@/product/reload-drafts')]);
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <WithdrawForm />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: /^(Cadastrar|Salvar) chave$/ });
  return () => {
    saveDrafts();
    unmount();
    return loadForm();
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('amount, chosen key and an unfinished new key survive a forced reload', async () => {
  const reload = await loadForm();
  await userEvent.type(screen.getByLabelText('Valor do saque'), '3500');
  await userEvent.click(screen.getByLabelText(/^a\*\*\*@/));
  await press('Cadastrar chave');
  await userEvent.selectOptions(screen.getByLabelText('Tipo de chave'), 'evp');
  await userEvent.type(screen.getByLabelText('Chave'), '123e4567');
  await reload();
  expect(screen.getByLabelText<HTMLInputElement>('Valor do saque').value).toBe('35,00');
  expect(screen.getByLabelText<HTMLInputElement>(/^a\*\*\*@/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('Tipo de chave').value).toBe('evp');
  expect(screen.getByLabelText<HTMLInputElement>('Chave').value).toBe('123e4567');
});

test('the form of a new key takes the focus and returns it, saved or cancelled', async () => {
  await loadForm();
  await press('Cadastrar chave');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tipo de chave')));
  await press('Agora não');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cadastrar chave' })));
  await press('Cadastrar chave');
  await vi.waitUntil(() => screen.getByLabelText<HTMLInputElement>('Chave').value === '529.982.247-25');
  await press('Salvar chave');
  await screen.findByRole('button', { name: 'Cadastrar chave' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cadastrar chave' })));
});

test('a player without KYC is asked for it if withdraw_requires_kyc is set, and only then (SPEC D19, E6)', async () => {
  status = 'Pendente';
  await loadForm();
  expect(screen.queryByRole('button', { name: 'Verificar identidade' })).toBeNull();
  cleanup();
  settings = { withdraw_requires_kyc: true };
  await loadForm();
  expect(await screen.findByRole('button', { name: 'Verificar identidade' })).toBeTruthy();
  expect(screen.getByText('Para sacar, conclua a verificação da sua identidade.')).toBeTruthy();
});
