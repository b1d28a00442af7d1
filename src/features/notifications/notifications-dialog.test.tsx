import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { getListNotificationsQueryOptions } from '@generated/api/notifications';

import { createTestServer } from '../../../mocks/node';
import { backend as answerCalls } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useModalStore } from '@/product/modal-store';

import { NotificationBell } from './notification-bell';
import { LATEST } from './notification-queries';
import { NotificationsDialog } from './notifications-dialog';

const backend = createTestServer();
const DAY_MS = 86_400_000;

beforeEach(async () => {
  backend.world.reset();
  answerCalls({}, backend.app.fetch);
  await logInAtStandIn(backend);
});
afterEach(() => {
  logOutOfStandIn();
  useModalStore.setState({ stack: [] });
});

/** Loads the list, as the line above the header does. */
function Line() {
  useQuery(getListNotificationsQueryOptions(LATEST));
  return null;
}

async function open(findContent: () => Promise<unknown> = () => screen.findAllByRole('heading', { level: 3 })) {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Line />
        <NotificationBell />
        <NotificationsDialog onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await findContent();
  return onClose;
}

const send = (type: 'bonus' | 'withdrawal' | 'system', title: string, daysAgo = 0, url: string | null = null) =>
  backend.world.notices.add({
    id: `ntf_${title}`,
    playerId: 'usr_1',
    type,
    title,
    body: 'Texto.',
    url,
    createdAt: backend.world.clock.now() - daysAgo * DAY_MS,
    readAt: null,
  });
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => /Um|Dois|Bônus ativado|Saque enviado/.exec(textContent)?.[0]);
const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the bell names the unread notices and opens the centre (SPEC S23)', async () => {
  send('system', 'Um');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Avisos, 2 não lidos' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'notifications' }]);
});

test('without bonuses the bell counts no notice that the list hides (SPEC D10)', async () => {
  backend.world.settings.bonus_enabled = false;
  send('bonus', 'Um');
  send('withdrawal', 'Dois');
  await open();
  // 'Bônus ativado' is also unread.
  expect(await screen.findByRole('button', { name: 'Avisos, 1 não lido' })).toBeTruthy();
  expect(texts()).toEqual(['Dois', 'Saque enviado']);
});

test('without bonuses a page of nothing else leads to the older notices (SPEC D10)', async () => {
  backend.world.settings.bonus_enabled = false;
  for (let index = 0; index < LATEST.per_page; index += 1) send('bonus', String(index));
  await open(() => screen.findByRole('button', { name: 'Ver mais avisos' }));
  expect(screen.queryByText('Nenhum aviso ainda')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais avisos' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Saque enviado');
});

test('notices are listed by day, and filtered by type and by unread', async () => {
  send('system', 'Um', 2);
  send('withdrawal', 'Dois');
  await open();
  expect(days()).toEqual(['21/11/2026', '20/11/2026', '19/11/2026']);
  expect(texts()).toEqual(['Dois', 'Bônus ativado', 'Saque enviado', 'Um']);
  await userEvent.click(screen.getByRole('button', { name: 'Saques' }));
  await waitFor(() => expect(texts()).toEqual(['Dois', 'Saque enviado']));
  await userEvent.click(screen.getByRole('button', { name: 'Não lidos' }));
  await waitFor(() => expect(texts()).toEqual(['Dois']));
  await userEvent.click(screen.getByRole('button', { name: 'Limites e pausas' }));
  expect(await screen.findByText('Nenhum aviso não lido')).toBeTruthy();
});

test('a notice with a page is a link that marks it as read and closes the centre', async () => {
  send('withdrawal', 'Um', 0, '/user/withdraw');
  const onClose = await open();
  const link = screen.getByRole('link', { name: /Um/ });
  expect(link.getAttribute('href')).toBe('/user/withdraw');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(backend.world.notices.forPlayer('usr_1').find(({ title }) => title === 'Um')?.readAt).not.toBeNull());
});

test('all are marked as read with one press, and the bell loses its count', async () => {
  send('system', 'Um');
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Marcar todos como lidos' }));
  expect(await screen.findByRole('button', { name: 'Avisos' })).toBeTruthy();
  expect(screen.getByText('Todos os avisos estão lidos.')).toBeTruthy();
});

test('a type that is turned off is not sent any more', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Escolher avisos' }));
  const group = within(await screen.findByRole('group', { name: 'Quais avisos receber' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Bônus e promoções' }));
  await waitFor(() => expect([...backend.world.notices.mutedTypes('usr_1')]).toEqual(['bonus']));
  expect(screen.getByText(/^Avisos sobre limites, pausas e verificação são sempre enviados/)).toBeTruthy();
});
