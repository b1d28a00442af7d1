import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/shell/alert-store';
import { saveDrafts } from '@/shell/reload-drafts';

import { LimitsCard } from './limits-card';

const limit: ProtectionLimit = {
  id: 'lim_deposit_day',
  type: 'deposit',
  period: 'day',
  value: 10_000,
  used: 2000,
  pending_value: null,
  effective_at: null,
};
const raised: ProtectionLimit = { ...limit, pending_value: 20_000, effective_at: '2026-11-22T14:05:00-03:00' };
const none: Protection = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://autoexclusao.exemplo.invalid',
};

/** What was written, and what is answered to it. */
let written: { call: string; body: unknown }[];
let answer: () => Response;

beforeEach(() => {
  written = [];
  answer = () => Response.json({ data: limit });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json({ data: none });
    written.push({ call: `${request.method} ${pathname}`, body: request.method === 'PUT' ? await request.json() : undefined });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useAlertStore.setState({ alerts: [] });
});

function show(more: Partial<Protection> = {}) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <LimitsCard protection={{ ...none, ...more }} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const text = () => document.body.textContent.replaceAll('\u00a0', ' ');
const said = () => vi.waitUntil(() => useAlertStore.getState().alerts.at(-1)?.message);

test('a first limit is sent as it is typed, and holds at once', async () => {
  show();
  await press('Novo limite');
  await userEvent.type(screen.getByLabelText('Limite em reais'), '10000');
  expect(text()).toContain('Vale a partir de agora.');
  await press('Salvar limite');
  expect(await said()).toBe('Limite salvo. Já está valendo.');
  expect(written).toEqual([{ call: 'PUT /api/protection/limits', body: { type: 'deposit', period: 'day', amount: 10_000 } }]);
});

test('one of time is sent in minutes, no more than the period has', async () => {
  show();
  await press('Novo limite');
  await userEvent.selectOptions(screen.getByLabelText('O que limitar'), 'time');
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'week');
  await userEvent.type(screen.getByLabelText('Limite em minutos'), '10081');
  await press('Salvar limite');
  expect(await screen.findByText('O período tem 10.080 minutos.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Limite em minutos'), '{Backspace}');
  await press('Salvar limite');
  await said();
  expect(written.map(({ body }) => body)).toEqual([{ type: 'time', period: 'week', minutes: 1008 }]);
});

test('a higher one says before it is sent that it waits 24 hours', async () => {
  answer = () => Response.json({ data: raised });
  show({ limits: [limit] });
  await press('Alterar o limite de depósitos por dia');
  await userEvent.type(screen.getByLabelText('Limite em reais'), '20000');
  expect(text()).toContain('Maior que o de hoje: vale em 24 horas. Até lá continua R$ 100,00, e você pode desistir.');
  await press('Salvar limite');
  expect(await said()).toBe('Limite maior pedido. Ele vale em 24 horas.');
});

test('a change that waits says when it comes, and is called off', async () => {
  answer = () => new Response(null, { status: 204 });
  show({ limits: [raised] });
  expect(text()).toContain('Passa a R$ 200,00 em 22/11/2026 14:05');
  await press('Cancelar mudança do limite de depósitos por dia');
  expect((await said())?.replaceAll('\u00a0', ' ')).toBe('Mudança cancelada. O limite continua em R$ 100,00.');
  expect(written.map(({ call }) => call)).toEqual(['DELETE /api/protection/limits/lim_deposit_day/pending']);
});

test('a limit is removed after a question, and goes in 24 hours', async () => {
  answer = () => Response.json({ data: { ...limit, effective_at: '2026-11-22T14:05:00-03:00' } });
  show({ limits: [limit] });
  await press('Remover o limite de depósitos por dia');
  await press('Manter limite');
  expect(written).toEqual([]);
  await press('Remover o limite de depósitos por dia');
  await press('Remover limite');
  expect(await said()).toBe('O limite acaba em 24 horas. Até lá ele continua valendo.');
  expect(written.map(({ body }) => body)).toEqual([{ type: 'deposit', period: 'day', amount: null }]);
});

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a new limit takes the focus, and gives it back', async () => {
  show();
  await press('Novo limite');
  expect(document.activeElement).toBe(screen.getByLabelText('O que limitar'));
  await press('Agora não');
  expect(focused()).toBe('Novo limite');
});

test('changing or removing a limit takes the focus, and gives it back to where it was asked for', async () => {
  show({ limits: [limit] });
  await press('Alterar o limite de depósitos por dia');
  expect(document.activeElement).toBe(screen.getByLabelText('Limite em reais'));
  await press('Agora não');
  expect(focused()).toBe('Alterar o limite de depósitos por dia');
  await press('Remover o limite de depósitos por dia');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Confirmação' }));
  await press('Manter limite');
  expect(focused()).toBe('Remover o limite de depósitos por dia');
});

test('what is being entered is there after a reload that the site makes', async () => {
  const { unmount } = show({ limits: [limit] });
  await press('Novo limite');
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'week');
  await userEvent.type(screen.getByLabelText('Limite em reais'), '5000');
  saveDrafts();
  unmount();
  vi.resetModules();
  const again = await import('./limits-card');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <again.LimitsCard protection={{ ...none, limits: [limit] }} />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Limite em reais').value).toBe('50,00');
  expect(screen.getByLabelText<HTMLSelectElement>('Período').value).toBe('week');
});

test('a refusal is said in its own words, and what was typed stays', async () => {
  answer = () =>
    Response.json({ message: 'Os dados enviados são inválidos.', errors: { amount: ['Informe o valor do limite.'] } }, { status: 422 });
  show();
  await press('Novo limite');
  await userEvent.type(screen.getByLabelText('Limite em reais'), '10000');
  await press('Salvar limite');
  expect(await screen.findByText('Informe o valor do limite.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Limite em reais').value).toBe('100,00');
});

test('in a pause a limit can only be lowered (SPEC D10)', async () => {
  show({ limits: [limit], suspension: { until: '2026-11-28T14:05:00-03:00' } });
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  await press('Alterar o limite de depósitos por dia');
  await userEvent.type(screen.getByLabelText('Limite em reais'), '20000');
  await press('Salvar limite');
  expect(text()).toContain('Agora só dá para reduzir.');
  expect(written).toEqual([]);
});
