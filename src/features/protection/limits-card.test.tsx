import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/product/alert-store';
import { cachePlatformRules } from '@/product/platform-rules.fixture';
import { saveDrafts } from '@/product/reload-drafts';

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

let writes: { call: string; body: unknown }[];
let respond: () => Response;

beforeEach(() => {
  writes = [];
  respond = () => Response.json({ data: limit });
  const write = async (request: Request) => {
    const { method, url } = request;
    writes.push({ call: `${method} ${new URL(url).pathname}`, body: method === 'PUT' ? await request.json() : undefined });
    return respond();
  };
  backend({ getProtection: { data: none }, setProtectionLimit: write, cancelPendingProtectionLimit: write });
});

afterEach(() => {
  useAlertStore.setState({ alerts: [] });
});

function renderCard(overrides: Partial<Protection> = {}, hours: number | null = 24) {
  const client = createQueryClient();
  cachePlatformRules(client, hours === null ? {} : { limit_increase_hours: hours });
  return render(
    <QueryClientProvider client={client}>
      <LimitsCard protection={{ ...none, ...overrides }} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ');
const lastAlert = () => vi.waitUntil(() => useAlertStore.getState().alerts.at(-1)?.message);

test('a new limit is sent and takes effect at once', async () => {
  renderCard();
  await press('Novo limite');
  await userEvent.type(screen.getByLabelText('Valor do limite'), '10000');
  expect(pageText()).toContain('Vale a partir de agora.');
  await press('Salvar limite');
  expect(await lastAlert()).toBe('Limite salvo. Já está valendo.');
  expect(writes).toEqual([{ call: 'PUT /api/protection/limits', body: { type: 'deposit', period: 'day', amount: 10_000 } }]);
});

test('a time limit is sent in minutes, at most the length of the period', async () => {
  renderCard();
  await press('Novo limite');
  await userEvent.selectOptions(screen.getByLabelText('O que limitar'), 'time');
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'week');
  await userEvent.type(screen.getByLabelText('Limite em minutos'), '10081');
  await press('Salvar limite');
  expect(await screen.findByText('O período tem 10.080 minutos.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Limite em minutos'), '{Backspace}');
  await press('Salvar limite');
  await lastAlert();
  expect(writes.map(({ body }) => body)).toEqual([{ type: 'time', period: 'week', minutes: 1008 }]);
});

const DELAYS = [
  [24, 'em 24 horas', 'depois de 24 horas', 'por 24 horas'],
  [72, 'em 72 horas', 'depois de 72 horas', 'por 72 horas'],
  [null, 'depois de um prazo de espera', 'depois de um prazo de espera', 'até o fim do prazo de espera'],
] as const;

test.each(DELAYS)('the form of a higher limit announces the platform’s delay of %s hours (SPEC D22)', async (hours, within, after) => {
  respond = () => Response.json({ data: raised });
  renderCard({ limits: [limit] }, hours);
  expect(pageText()).toContain(`Aumentar ou remover um limite só vale ${after}.`);
  await press('Alterar o limite de depósitos por dia');
  await userEvent.type(screen.getByLabelText('Valor do limite'), '20000');
  expect(pageText()).toContain(`Maior que o de hoje: vale ${within}. Até lá continua R$ 100,00, e você pode desistir.`);
  await press('Salvar limite');
  expect(await lastAlert()).toBe(`Aumento solicitado. Passa a valer ${within}.`);
});

test('a pending change shows its time and can be cancelled', async () => {
  respond = () => new Response(null, { status: 204 });
  renderCard({ limits: [raised] });
  expect(pageText()).toContain('Passa a R$ 200,00 em 22/11/2026 14:05');
  await press('Cancelar mudança do limite de depósitos por dia');
  expect((await lastAlert())?.replaceAll('\u00a0', ' ')).toBe('Mudança cancelada. O limite continua em R$ 100,00.');
  expect(writes.map(({ call }) => call)).toEqual(['DELETE /api/protection/limits/lim_deposit_day/pending']);
});

test.each(DELAYS)('a limit is removed after a confirmation, with the delay of %s hours (SPEC D22)', async (hours, within, _, during) => {
  respond = () => Response.json({ data: { ...limit, effective_at: '2026-11-22T14:05:00-03:00' } });
  renderCard({ limits: [limit] }, hours);
  await press('Remover o limite de depósitos por dia');
  expect(pageText()).toContain(`Ele ainda vale ${during}, e até lá você pode desistir.`);
  await press('Manter limite');
  expect(writes).toEqual([]);
  await press('Remover o limite de depósitos por dia');
  await press('Remover limite');
  expect(await lastAlert()).toBe(`O limite acaba ${within}. Até lá ele continua valendo.`);
  expect(writes.map(({ body }) => body)).toEqual([{ type: 'deposit', period: 'day', amount: null }]);
});

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('the form of a new limit takes the focus and returns it', async () => {
  renderCard();
  await press('Novo limite');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('O que limitar')));
  await press('Agora não');
  await vi.waitFor(() => expect(focused()).toBe('Novo limite'));
});

test('changing or removing a limit takes the focus and returns it to the pressed button', async () => {
  renderCard({ limits: [limit] });
  await press('Alterar o limite de depósitos por dia');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Valor do limite')));
  await press('Agora não');
  await vi.waitFor(() => expect(focused()).toBe('Alterar o limite de depósitos por dia'));
  await press('Remover o limite de depósitos por dia');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Confirmação' })));
  await press('Manter limite');
  await vi.waitFor(() => expect(focused()).toBe('Remover o limite de depósitos por dia'));
});

test('the entered limit survives a forced reload', async () => {
  const { unmount } = renderCard({ limits: [limit] });
  await press('Novo limite');
  await userEvent.selectOptions(screen.getByLabelText('Período'), 'week');
  await userEvent.type(screen.getByLabelText('Valor do limite'), '5000');
  saveDrafts();
  unmount();
  vi.resetModules();
  const reloaded = await import('./limits-card');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <reloaded.LimitsCard protection={{ ...none, limits: [limit] }} />
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Valor do limite').value).toBe('50,00');
  expect(screen.getByLabelText<HTMLSelectElement>('Período').value).toBe('week');
});

test('a rejection shows its own message and keeps the entered limit', async () => {
  respond = () =>
    Response.json({ message: 'Os dados enviados são inválidos.', errors: { amount: ['Informe o valor do limite.'] } }, { status: 422 });
  renderCard();
  await press('Novo limite');
  await userEvent.type(screen.getByLabelText('Valor do limite'), '10000');
  await press('Salvar limite');
  expect(await screen.findByText('Informe o valor do limite.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Valor do limite').value).toBe('100,00');
});

test('during a pause a limit can only be lowered (SPEC D10)', async () => {
  renderCard({ limits: [limit], suspension: { until: '2026-11-28T14:05:00-03:00' } });
  expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  await press('Alterar o limite de depósitos por dia');
  await userEvent.type(screen.getByLabelText('Valor do limite'), '20000');
  await press('Salvar limite');
  expect(pageText()).toContain('Agora só dá para reduzir.');
  expect(writes).toEqual([]);
});
