import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';

import { me } from '../../../../mocks/factories/account.fixture';

const key = (id: string, key_masked: string) => ({ id, type: 'cpf', key_masked, holder_match: true });
const list = (data: object[]) => ({
  data,
  links: { first: null, last: null, prev: null, next: null },
  meta: { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 60, to: 1, total: data.length },
});

let keys: object[];
let settings: object;
let status: string;

beforeEach(() => {
  settings = {};
  status = 'Ativo';
  keys = [key('key_1', '***.982.247-**'), key('key_2', 'a***@exemplo.invalid')];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    switch (pathname) {
      case '/v2/settings/':
        return Response.json({ withdraw_max: 500_000, ...settings });
      case '/api/wallet':
        return Response.json({ data: { balance: 12_550, bonus: 0, locked: 0, withdrawable: 12_550, pending_withdraw: 0 } });
      case '/api/pix-keys':
        if (request.method === 'GET') return Response.json(list(keys));
        keys = [...keys, key('key_3', '***.982.247-**')];
        return Response.json({ data: keys.at(-1) }, { status: 201 });
      case '/api/auth/me':
        return Response.json(me({ user: { status, document: { number: '52998224725' } }, balance: 12_550 }));
      case '/api/withdrawals':
        return Response.json(list([]));
      default:
        return Response.json({ message: 'x' }, { status: 404 });
    }
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Renders with fresh modules. @returns simulates a forced reload */
async function loadForm() {
  vi.resetModules();
  const [{ WithdrawForm }, { saveDrafts }] = await Promise.all([import('./withdraw-form'), import('@/shell/reload-drafts')]);
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
  expect(document.activeElement).toBe(screen.getByLabelText('Tipo de chave'));
  await press('Agora não');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cadastrar chave' }));
  await press('Cadastrar chave');
  await vi.waitUntil(() => screen.getByLabelText<HTMLInputElement>('Chave').value === '529.982.247-25');
  await press('Salvar chave');
  await screen.findByRole('button', { name: 'Cadastrar chave' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cadastrar chave' }));
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
