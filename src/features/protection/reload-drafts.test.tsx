import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Renders with fresh modules. @returns simulates a forced reload */
async function loadForms() {
  vi.resetModules();
  const [{ RemindersCard }, { SelfTestCard }, { saveDrafts }] = await Promise.all([
    import('./reminders-card'),
    import('./self-test/self-test-card'),
    import('@/product/reload-drafts'),
  ]);
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RemindersCard reminders={{ session_minutes: null, spend_amount: null }} />
      <SelfTestCard />
    </QueryClientProvider>,
  );
  return () => {
    saveDrafts();
    unmount();
    return loadForms();
  };
}

test('the entered reminders and the answers of the self-test survive a forced reload', async () => {
  const reload = await loadForms();
  await userEvent.selectOptions(screen.getByLabelText('Tempo de sessão'), '60');
  await userEvent.type(screen.getByLabelText('Valor apostado'), '5000');
  await userEvent.click(screen.getByRole('button', { name: 'Fazer o teste' }));
  await userEvent.click(screen.getByText('Às vezes'));
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  await userEvent.click(screen.getByText('Quase sempre'));
  await reload();
  expect(screen.getByLabelText<HTMLSelectElement>('Tempo de sessão').value).toBe('60');
  expect(screen.getByLabelText<HTMLInputElement>('Valor apostado').value).toBe('50,00');
  expect(screen.getByText('Pergunta 2 de 9')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Quase sempre').checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(screen.getByLabelText<HTMLInputElement>('Às vezes').checked).toBe(true);
});

test('untouched forms are empty after a forced reload', async () => {
  await (
    await loadForms()
  )();
  expect(screen.getByRole('button', { name: 'Fazer o teste' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Valor apostado').value).toBe('');
});
