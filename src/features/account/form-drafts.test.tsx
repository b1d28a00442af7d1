import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { PROFILE } from './profile.fixture';
import { backend } from '@/api/backend.fixture';

vi.mock('@/product/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

beforeEach(() => {
  sessionStorage.clear();
  backend({ getProfile: { data: PROFILE }, requestEmailChange: { message: 'Enviamos.' } });
});

/**
 * Renders with fresh modules, as after a page load.
 *
 * @returns saves the drafts and unmounts
 */
async function load(part: () => Promise<ReactNode>): Promise<() => void> {
  vi.resetModules();
  const { saveDrafts } = await import('@/product/reload-drafts');
  const { unmount } = render(<QueryClientProvider client={new QueryClient()}>{await part()}</QueryClientProvider>);
  return () => {
    saveDrafts();
    unmount();
  };
}

const loadProfile = () => load(async () => import('./profile/profile-cards').then(({ ProfileCards }) => <ProfileCards />));
const loadLimits = () =>
  load(async () => import('./register/steps/register-limits').then(({ RegisterLimits }) => <RegisterLimits onDone={() => undefined} />));
const loadDocumentForm = () => load(async () => import('./documents/document-form').then(({ DocumentForm }) => <DocumentForm />));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a typed address is restored by the next load only', async () => {
  const reload = await loadProfile();
  await press('Informar endereço');
  await userEvent.type(field('CEP'), '0131');
  await userEvent.type(field('Rua'), 'Rua do Meio');
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'SP');
  reload();
  const reloadAgain = await loadProfile();
  expect(await screen.findByLabelText<HTMLInputElement>('Rua')).toHaveProperty('value', 'Rua do Meio');
  expect([field('CEP').value, field('Estado').value]).toEqual(['0131', 'SP']);
  await press('Agora não');
  reloadAgain();
  await loadProfile();
  expect(await screen.findByRole('button', { name: 'Informar endereço' })).toBeTruthy();
});

test('a contact change is restored in its step, without the password', async () => {
  let reload = await loadProfile();
  await press('Alterar o e-mail');
  await userEvent.type(field('Novo e-mail'), 'nova@exemplo.invalid');
  await userEvent.type(field('Sua senha'), 'palpite2026');
  reload();
  reload = await loadProfile();
  expect(await screen.findByLabelText<HTMLInputElement>('Novo e-mail')).toHaveProperty('value', 'nova@exemplo.invalid');
  expect(field('Sua senha').value).toBe('');
  await userEvent.type(field('Sua senha'), 'palpite2026');
  await press('Enviar código');
  await userEvent.type(await screen.findByLabelText('Código'), '123');
  reload();
  expect(JSON.stringify(sessionStorage)).not.toContain('palpite2026');
  await loadProfile();
  expect(await screen.findByLabelText<HTMLInputElement>('Código')).toHaveProperty('value', '123');
  expect(screen.getByText('nova@exemplo.invalid')).toBeTruthy();
  // The password is not in the draft.
  await press('Enviar outro código');
  expect((await screen.findByLabelText<HTMLInputElement>('Novo e-mail')).value).toBe('nova@exemplo.invalid');
});

test('preferences are restored, but not the marketing consent', async () => {
  const reload = await loadProfile();
  await userEvent.click(await screen.findByLabelText('Masculino'));
  await userEvent.click(screen.getByRole('checkbox', { name: /politicamente exposta/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /novidades e promoções/ }));
  reload();
  await loadProfile();
  expect((await screen.findByLabelText<HTMLInputElement>('Masculino')).checked).toBe(true);
  const checks = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(checks).toEqual([true, false]);
});

test('the limits of the registration are restored', async () => {
  const reload = await loadLimits();
  await userEvent.click(screen.getByLabelText('Feminino'));
  await userEvent.type(field('Limite de perdas'), '10000');
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'week');
  await userEvent.selectOptions(screen.getByLabelText('Limite de tempo de jogo'), '60');
  reload();
  await loadLimits();
  expect(field('Feminino').checked).toBe(true);
  expect([field('Limite de perdas').value, field('Período').value, field('Limite de tempo de jogo').value]).toEqual([
    '100,00',
    'week',
    '60',
  ]);
});

test('the selected document is restored', async () => {
  const reload = await loadDocumentForm();
  await userEvent.selectOptions(screen.getByLabelText('Documento'), 'cnh');
  await userEvent.click(screen.getByRole('radio', { name: 'Verso' }));
  reload();
  await loadDocumentForm();
  expect(field('Documento').value).toBe('cnh');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verso' }).checked).toBe(true);
});
