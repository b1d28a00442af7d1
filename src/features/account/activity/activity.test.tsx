import type { Activity } from '@generated/api/model/activity';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { mockBackend, renderPart, answers } from '../account-page.fixture';
import { ActivityList } from './activity-list';
import { LastLoginCard } from './last-login-card';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

const setSearch = vi.fn();
let search = '';
vi.mock('@/product/navigation', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  useSearchParams: () => [new URLSearchParams(search), setSearch],
}));

mockBackend();

const entry = (id: string, description: string, device: string | null = 'Chrome em Android'): Activity => ({
  id,
  kind: 'login',
  description,
  device,
  ip: '203.0.113.7',
  created_at: '2026-11-21T14:05:00-03:00',
});

test('each action has its time, device and address (SPEC Q3)', async () => {
  search = '';
  answers.listActivity = () => pageOf([entry('a', 'Entrada na conta.'), entry('b', 'Senha alterada.', null)], { perPage: 20, total: 60 });
  renderPart(<ActivityList />);
  const list = await screen.findByRole('list', { name: 'Atividade da conta' });
  expect(within(list).getByText('21/11/2026 14:05 · Chrome em Android · 203.0.113.7')).toBeTruthy();
  expect(within(list).getByText('21/11/2026 14:05 · 203.0.113.7')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toBeTruthy();
});

test('the filter is in the URL, and an empty one offers everything (SPEC Q3)', async () => {
  search = 'kind=limit';
  answers.listActivity = () => pageOf([]);
  renderPart(<ActivityList />);
  expect(screen.getByLabelText<HTMLSelectElement>('Mostrar').value).toBe('limit');
  await userEvent.click(await screen.findByRole('button', { name: 'Mostrar tudo' }));
  expect(setSearch).toHaveBeenLastCalledWith({}, { replace: true });
  await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'Termos de uso');
  expect(setSearch).toHaveBeenLastCalledWith({ kind: 'terms' }, { replace: true });
});

test('the last access is the login before the current one (SPEC Q3)', async () => {
  answers.listActivity = () =>
    pageOf([entry('now', 'Entrada na conta.', 'Este aparelho'), entry('before', 'Entrada na conta.', 'Firefox em Linux')]);
  renderPart(<LastLoginCard />);
  expect(await screen.findByText('Firefox em Linux')).toBeTruthy();
  expect(screen.queryByText('Este aparelho')).toBeNull();
});

test('a first login says so', async () => {
  answers.listActivity = () => pageOf([entry('now', 'Entrada na conta.')]);
  renderPart(<LastLoginCard />);
  expect(await screen.findByText('Este é o primeiro acesso registrado.')).toBeTruthy();
});
