import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { clearExclusionNotice, showExclusionNotice } from './exclusion-notice-store';
import { LoginDialog } from './login-dialog';

const exclusion = { until: '2027-02-21T14:05:00-03:00', withdraw_until: '2027-05-20T14:05:00-03:00' };
const onClose = vi.fn();

function show(): void {
  onClose.mockClear();
  backend();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginDialog onClose={onClose} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  clearExclusionNotice();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a player logged out by an exclusion sees its dates first, then can log in to withdraw (SPEC D10)', async () => {
  showExclusionNotice(exclusion);
  show();
  expect(screen.getByRole('dialog', { name: 'Autoexclusão registrada' })).toBeTruthy();
  expect(screen.getByText('até 21/02/2027 14:05')).toBeTruthy();
  expect(screen.getByText('até 20/05/2027 14:05')).toBeTruthy();
  await press('Entrar para sacar');
  expect(screen.getByRole('dialog', { name: 'Entrar' })).toBeTruthy();
  expect(screen.getByLabelText('CPF ou e-mail')).toBeTruthy();
});

test('an exclusion without an end date is shown as such', () => {
  showExclusionNotice({ ...exclusion, until: null });
  show();
  expect(screen.getByText('Sem prazo')).toBeTruthy();
});

test('an exclusion whose response was lost is shown as unknown', () => {
  showExclusionNotice(undefined);
  show();
  expect(screen.getByRole('dialog', { name: 'Resultado desconhecido' })).toBeTruthy();
  expect(screen.getByText(/Entre para ver se a autoexclusão foi registrada/)).toBeTruthy();
});

test('a closed notice does not appear again', async () => {
  showExclusionNotice(exclusion);
  show();
  await userEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeTruthy();
});
