import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { backend, type SuccessBody } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { ReferralRules } from './referral-rules';

afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

type Settings = Partial<SuccessBody<'getSettings'>>;

async function show(settings: Settings): Promise<string> {
  backend({ getSettings: Response.json({ refer_enabled: true, ...settings }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ReferralRules />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return (await screen.findByRole('list')).textContent ?? '';
}

test.each<[Settings, string, string]>([
  [{}, 'A sua recompensa entra como bônus: para sacar', 'A da pessoa indicada entra como bônus: para sacar'],
  [{ refer_referrer_wallet: 'balance' }, 'A sua recompensa entra no saldo real', 'A da pessoa indicada entra como bônus'],
  [{ refer_referee_wallet: 'balance' }, 'A sua recompensa entra como bônus', 'A da pessoa indicada entra no saldo real'],
  [
    { refer_referrer_wallet: 'balance', refer_referrer_rollover_id: 'ind-10', refer_referee_rollover_id: 'ind-5' },
    'A sua recompensa entra como bônus e precisa ser apostada antes do saque, nas condições do rollover ind-10.',
    'A da pessoa indicada entra como bônus e precisa ser apostada antes do saque, nas condições do rollover ind-5.',
  ],
])('the rules with %j name wallet and rollover of both rewards (SPEC D20, E6)', async (settings, referrer, referee) => {
  const text = await show(settings);
  expect(text).toContain(referrer);
  expect(text).toContain(referee);
});

test.each(['open', 'br'])(
  'under the policy %s the amounts of both rewards are those of the settings (SPEC E6, D9)',
  async (bonusPolicy) => {
    setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ bonusPolicy })));
    const text = (await show({ refer_referrer_amount: 1000, refer_referee_amount: 500 })).replaceAll('\u00a0', ' ');
    expect(text).toContain('Você recebe R$ 10,00. A pessoa recebe R$ 5,00.');
  },
);

test('without amounts in the settings none is named (SPEC E6)', async () => {
  expect(await show({ refer_referrer_amount: 0 })).not.toContain('R$');
});
