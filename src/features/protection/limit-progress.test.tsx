import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useMenuStore } from '@/product/menu-store';

import { LimitProgress } from './limit-progress';

const limit: ProtectionLimit = {
  id: 'lim_deposit_day',
  type: 'deposit',
  period: 'day',
  value: 10_000,
  used: 2000,
  pending_value: null,
  effective_at: null,
};

afterEach(() => {
  useMenuStore.setState({ balanceHidden: false });
});

function renderProgress(limits: readonly ProtectionLimit[]) {
  const reminders = { session_minutes: null, spend_amount: null };
  const data = { limits, suspension: null, exclusion: null, reminders, central_url: 'https://autoexclusao.exemplo.invalid' };
  backend({ getProtection: { data } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LimitProgress />
    </QueryClientProvider>,
  );
}

const texts = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '));

test('each limit has its used and its remaining part (SPEC Q23)', async () => {
  renderProgress([limit, { ...limit, id: 'lim_time_day', type: 'time', value: 120, used: 120 }]);
  expect(await texts()).toEqual([
    'Depósitos por diaR$ 20,00 usados, restam R$ 80,00',
    'Tempo de jogo por dia2 h usados. Limite atingido até 00:00.',
  ]);
});

test('no amount is shown while the player hides the balance', async () => {
  useMenuStore.setState({ balanceHidden: true });
  renderProgress([limit]);
  expect(await texts()).toEqual(['Depósitos por dia20 % usados']);
});

test('without a limit the text says so', async () => {
  renderProgress([]);
  expect(await screen.findByText('Você não tem limites definidos.')).toBeTruthy();
});
