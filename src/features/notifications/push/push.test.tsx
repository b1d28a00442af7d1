import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend as answerCalls } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { logInAtStandIn, logOutOfStandIn } from '@/session/stand-in-login.fixture';
import { useAlertStore } from '@/product/alert-store';

import { createTestServer } from '../../../../mocks/node';
import { canReceivePush, isPushBlocked, subscribeDevice, unsubscribeDevice } from './push-device';
import { PushOffer } from './push-offer';
import { PushSwitch } from '../notifications-dialog';

vi.mock('./push-device');

const backend = createTestServer();
const subscription = {
  endpoint: 'https://push.example.invalid/send/9f2c',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const isSubscribed = () => backend.world.push.dump().length > 0;

beforeEach(async () => {
  backend.world.reset();
  answerCalls({}, backend.app.fetch);
  vi.mocked(canReceivePush).mockReturnValue(true);
  vi.mocked(isPushBlocked).mockReturnValue(false);
  vi.mocked(subscribeDevice).mockResolvedValue(subscription);
  vi.mocked(unsubscribeDevice).mockResolvedValue();
  await logInAtStandIn(backend);
});
afterEach(() => {
  logOutOfStandIn();
  localStorage.clear();
  useAlertStore.setState({ alerts: [] });
  vi.clearAllMocks();
});

const show = (child: ReactNode) => render(<QueryClientProvider client={createQueryClient()}>{child}</QueryClientProvider>);
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Avisar neste aparelho/ });

test('the switch subscribes this device, and removes the subscription again (SPEC S27)', async () => {
  show(<PushSwitch />);
  await userEvent.click(await box());
  await waitFor(() => expect(isSubscribed()).toBe(true));
  expect((await box()).checked).toBe(true);
  await userEvent.click(await box());
  await waitFor(() => expect(isSubscribed()).toBe(false));
  expect(unsubscribeDevice).toHaveBeenCalledOnce();
});

test('a refused permission leaves the switch off and says what to do', async () => {
  vi.mocked(subscribeDevice).mockResolvedValue(undefined);
  show(<PushSwitch />);
  await userEvent.click(await box());
  await waitFor(() => expect(useAlertStore.getState().alerts[0]?.message).toMatch(/^O navegador não liberou os avisos/));
  expect([(await box()).checked, isSubscribed()]).toEqual([false, false]);
});

test('blocked notifications are explained, and where the browser has none there is no switch', async () => {
  vi.mocked(isPushBlocked).mockReturnValue(true);
  const { unmount } = show(<PushSwitch />);
  expect((await box()).disabled).toBe(true);
  expect(screen.getByText(/As notificações deste site estão bloqueadas/)).toBeTruthy();
  unmount();
  vi.mocked(canReceivePush).mockReturnValue(false);
  const { container } = show(<PushSwitch />);
  expect(container.textContent).toBe('');
});

test('the offer asks only after a press, and a refusal ends it', async () => {
  const { unmount } = show(<PushOffer />);
  expect(await screen.findByRole('button', { name: 'Quero o aviso' })).toBeTruthy();
  expect(subscribeDevice).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByRole('button', { name: 'Quero o aviso' })).toBeNull();
  unmount();
  show(<PushOffer />);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Quero o aviso' })).toBeNull());
});

test('an accepted offer says that the notice will come', async () => {
  show(<PushOffer />);
  await userEvent.click(await screen.findByRole('button', { name: 'Quero o aviso' }));
  expect(await screen.findByText('Pronto. Avisamos neste aparelho quando o saque for enviado.')).toBeTruthy();
  expect(isSubscribed()).toBe(true);
});
