import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { ErrorPage } from './error-page';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page that breaks while the device is offline has the specified title, and says why (SPEC S9)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ErrorPage form="broken" error={new Error('a chunk is missing')} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Voltamos em breve!' })).toBeTruthy();
  expect(screen.getByText('Você está sem internet. Conecte-se e tente de novo.')).toBeTruthy();
});

test.each([
  ['missing', 'Página Não Encontrada.', 'Página Inicial'],
  ['broken', 'Voltamos em breve!', 'Recarregar'],
] as const)('the button of the %s page loads the home page, bypassing caches (SPEC S9)', async (form, title, button) => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { assign });
  render(<ErrorPage form={form} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  const before = Date.now();
  await userEvent.click(screen.getByRole('button', { name: button }));
  const [to = ''] = assign.mock.calls[0] ?? [];
  expect(to).toMatch(/^\/\?t=\d+$/);
  expect(Number(to.slice('/?t='.length))).toBeGreaterThanOrEqual(before);
});

test('the page of a closed site has the logo, says what happens to money and bets, and how to reach the support', () => {
  render(
    <ErrorPage form="maintenance" mark={<img alt="Palpite" />}>
      <p>Suporte: ajuda@exemplo.invalid</p>
    </ErrorPage>,
  );
  const page = within(screen.getByRole('alert'));
  expect(page.getByRole('img', { name: 'Palpite' })).toBeTruthy();
  expect(page.getByText(/Seu saldo está seguro, e apostas já feitas continuam valendo\. Tente de novo em alguns minutos\./)).toBeTruthy();
  expect(page.getByText(/^Suporte:/)).toBeTruthy();
});
