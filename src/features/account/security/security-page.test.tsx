import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { alertMessage, field, invalid, mockBackend, press, renderPart, answers, sent, untilFocused } from '../account-page.fixture';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';
import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { refuse } from '@/api/backend.fixture';

mockBackend();

const sessionOf = (id: string, current = false) => ({
  id,
  device: `Chrome ${id}`,
  ip: '203.0.113.7',
  last_seen_at: '2026-11-21T14:05:00-03:00',
  current,
});

test('a new password is sent as its own confirmation, and a wrong current password shows its error', async () => {
  answers.changePassword = () => invalid({ current_password: ['A senha atual não confere.'] });
  renderPart(<PasswordCard />);
  await press('Salvar nova senha');
  expect(await screen.findByText('Informe a senha atual.')).toBeTruthy();
  expect(screen.getByText('Use de 8 a 64 caracteres.')).toBeTruthy();
  await userEvent.type(field('Senha atual'), 'errada');
  await userEvent.type(field('Nova senha'), 'nova-senha-2026');
  await press('Salvar nova senha');
  expect(await screen.findByText('A senha atual não confere.')).toBeTruthy();
  await untilFocused(() => field('Senha atual'));
  expect(field('Nova senha').value).toBe('nova-senha-2026');
  answers.changePassword = () => ({ message: 'Alterada.' });
  await press('Salvar nova senha');
  expect(await alertMessage()).toBe('Senha alterada. As outras sessões foram encerradas.');
  expect(sent.at(-1)?.body).toEqual({ current_password: 'errada', password: 'nova-senha-2026', password_confirmation: 'nova-senha-2026' });
  expect(field('Nova senha').value).toBe('');
});

test('all other sessions are ended, and one that has ended already is no failure', async () => {
  let sessions = [sessionOf('a', true), sessionOf('b'), sessionOf('c')];
  answers.listSessions = () => pageOf(sessions);
  answers.endSession = ({ url }) => {
    const id = url.split('/').at(-1);
    sessions = sessions.filter((session) => session.id !== id);
    return id === 'b' ? null : refuse(404);
  };
  renderPart(<SessionsCard />);
  await press('Encerrar todas as outras');
  expect(await alertMessage()).toBe('As outras sessões foram encerradas.');
  expect(sent.map(({ call }) => call)).toEqual(['DELETE /api/user/sessions/b', 'DELETE /api/user/sessions/c']);
  await vi.waitUntil(() => screen.getAllByRole('listitem').length === 1);
  expect(screen.getByText('Esta sessão')).toBeTruthy();
  await untilFocused(() => screen.getByRole('list', { name: 'Sessões' }));
});
