import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Outside of a router a link is an anchor.
vi.mock('@/shell/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

const profile = {
  id: 'usr_1',
  name: 'Ana Souza',
  email: 'ana@exemplo.invalid',
  phone: '11987654321',
  document: { number: '52998224725' },
  birthday: '1990-05-17',
  gender: 0,
  status: 'Ativo',
  address: null,
  is_pep: false,
  marketing_opt_in: false,
};

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === 'GET /api/user') return Promise.resolve(Response.json({ data: profile }));
    if (call === 'POST /api/user/email') return Promise.resolve(Response.json({ message: 'Enviamos.' }, { status: 202 }));
    return Promise.resolve(Response.json({ message: 'x' }, { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As a load of the page does: its memory is gone, the tab's storage is not. @returns what the site does before it loads again */
async function load(part: () => Promise<ReactNode>): Promise<() => void> {
  vi.resetModules();
  const { saveDrafts } = await import('@/shell/reload-drafts');
  const { unmount } = render(<QueryClientProvider client={new QueryClient()}>{await part()}</QueryClientProvider>);
  return () => {
    saveDrafts();
    unmount();
  };
}

const account = () => load(async () => import('./profile/profile-cards').then(({ ProfileCards }) => <ProfileCards />));
const limits = () =>
  load(async () => import('./register/steps/register-limits').then(({ RegisterLimits }) => <RegisterLimits onDone={() => undefined} />));
const documents = () => load(async () => import('./documents/document-form').then(({ DocumentForm }) => <DocumentForm />));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('an address that is being typed is there again, and open; at the next load it is not', async () => {
  const reload = await account();
  await press('Informar endereço');
  await userEvent.type(box('CEP'), '0131');
  await userEvent.type(box('Rua'), 'Rua do Meio');
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'SP');
  reload();
  const again = await account();
  expect(await screen.findByLabelText<HTMLInputElement>('Rua')).toHaveProperty('value', 'Rua do Meio');
  expect([box('CEP').value, box('Estado').value]).toEqual(['0131', 'SP']);
  await press('Agora não');
  again();
  await account();
  expect(await screen.findByRole('button', { name: 'Informar endereço' })).toBeTruthy();
});

test('another e-mail is there again without the password, and so is the step of its code', async () => {
  let reload = await account();
  await press('Alterar o e-mail');
  await userEvent.type(box('Novo e-mail'), 'nova@exemplo.invalid');
  await userEvent.type(box('Sua senha'), 'palpite2026');
  reload();
  reload = await account();
  expect(await screen.findByLabelText<HTMLInputElement>('Novo e-mail')).toHaveProperty('value', 'nova@exemplo.invalid');
  expect(box('Sua senha').value).toBe('');
  await userEvent.type(box('Sua senha'), 'palpite2026');
  await press('Enviar código');
  await userEvent.type(await screen.findByLabelText('Código'), '123');
  reload();
  expect(JSON.stringify(sessionStorage)).not.toContain('palpite2026');
  await account();
  expect(await screen.findByLabelText<HTMLInputElement>('Código')).toHaveProperty('value', '123');
  expect(screen.getByText('nova@exemplo.invalid')).toBeTruthy();
  // Another code takes the password, which was not kept.
  await press('Enviar outro código');
  expect((await screen.findByLabelText<HTMLInputElement>('Novo e-mail')).value).toBe('nova@exemplo.invalid');
});

test('what a player says of oneself is there again, but not what is agreed to', async () => {
  const reload = await account();
  await userEvent.click(await screen.findByLabelText('Masculino'));
  await userEvent.click(screen.getByRole('checkbox', { name: /politicamente exposta/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /novidades e promoções/ }));
  reload();
  await account();
  expect((await screen.findByLabelText<HTMLInputElement>('Masculino')).checked).toBe(true);
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticks).toEqual([true, false]);
});

test('the answers of the last step are there again', async () => {
  const reload = await limits();
  await userEvent.click(screen.getByLabelText('Feminino'));
  await userEvent.type(box('Limite de perdas'), '10000');
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'week');
  await userEvent.selectOptions(screen.getByLabelText('Limite de tempo de jogo'), '60');
  reload();
  await limits();
  expect(box('Feminino').checked).toBe(true);
  expect([box('Limite de perdas').value, box('Período').value, box('Limite de tempo de jogo').value]).toEqual(['100,00', 'week', '60']);
});

test('which document is being sent is there again', async () => {
  const reload = await documents();
  await userEvent.selectOptions(screen.getByLabelText('Documento'), 'cnh');
  await userEvent.click(screen.getByRole('radio', { name: 'Verso' }));
  reload();
  await documents();
  expect(box('Documento').value).toBe('cnh');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verso' }).checked).toBe(true);
});
