import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { PlatformRules } from '@generated/api/model/platform-rules';
import type { Protection } from '@generated/api/model/protection';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/product/alert-store';
import { cachePlatformRules } from '@/product/platform-rules.fixture';

import { ExclusionCard } from './exclusion-card';
import { PauseCard } from './pause-card';

vi.mock('@/product/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

const none: Protection = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://autoexclusao.exemplo.invalid',
};
const exclusion = { until: '2027-02-21T14:05:00-03:00', withdraw_until: '2027-05-20T14:05:00-03:00' };

let current: Protection;
let respond: () => Response;
let respondToLookup: () => Response;
let sent: unknown[];

beforeEach(() => {
  [current, sent] = [none, []];
  respondToLookup = () => Response.json({ data: current });
  const close = async (request: Request) => {
    sent.push(await request.json());
    return respond();
  };
  backend({ getProtection: () => respondToLookup(), suspendAccount: close, excludeAccount: close });
});

afterEach(() => {
  useAlertStore.setState({ alerts: [] });
});

function renderCard(content: ReactNode, rules: PlatformRules = {}): void {
  const client = createQueryClient();
  cachePlatformRules(client, rules);
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const options = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, labels }) => `${checked ? '*' : ''}${labels?.[0]?.textContent}`);

async function closeAccount(period: string, action: string): Promise<void> {
  await userEvent.click(screen.getByText(period));
  await userEvent.type(screen.getByLabelText('Sua senha'), 'palpite2026');
  await press('Continuar');
  await press(action);
}

describe('the pause', () => {
  const ACTION = 'Pausar minha conta';

  test('needs a period, the password and a confirmation with equal buttons', async () => {
    respond = () => Response.json({ data: { until: '2026-11-28T14:05:00-03:00' } }, { status: 201 });
    renderCard(<PauseCard protection={none} />);
    expect(options()).toEqual(['24 horas', '7 dias', '30 dias']);
    await press('Continuar');
    expect(await screen.findByText('Escolha por quanto tempo.')).toBeTruthy();
    expect(screen.getByText('Informe sua senha.')).toBeTruthy();
    await userEvent.click(screen.getByText('7 dias'));
    await userEvent.type(screen.getByLabelText('Sua senha'), 'palpite2026');
    await press('Continuar');
    const no = await screen.findByRole('button', { name: 'Voltar' });
    expect(no.className).toBe(screen.getByRole('button', { name: ACTION }).className);
    await userEvent.click(no);
    expect(sent).toEqual([]);
    await press('Continuar');
    await press(ACTION);
    await vi.waitUntil(() => useAlertStore.getState().alerts.length > 0);
    expect(useAlertStore.getState().alerts[0]?.message).toBe('Sua conta está em pausa por 7 dias.');
    expect(sent).toEqual([{ hours: 168, password: 'palpite2026' }]);
  });

  test('with a wrong password shows the error at its field and keeps the period', async () => {
    respond = () => Response.json({ message: 'Inválido.', errors: { password: ['Senha incorreta.'] } }, { status: 422 });
    renderCard(<PauseCard protection={none} />);
    await closeAccount('30 dias', ACTION);
    expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
    expect(options()).toEqual(['24 horas', '7 dias', '*30 dias']);
    expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe('palpite2026');
    await vi.waitFor(() => expect(screen.getByLabelText('Sua senha')).toBe(document.activeElement));
  });

  test('has the lengths that the platform offers (SPEC D22)', async () => {
    respond = () => Response.json({ data: { until: '2026-11-28T14:05:00-03:00' } }, { status: 201 });
    renderCard(<PauseCard protection={none} />, { suspension_hours: [12, 36, 48] });
    expect(options()).toEqual(['12 horas', '36 horas', '2 dias']);
    await closeAccount('2 dias', ACTION);
    await vi.waitUntil(() => sent.length > 0);
    expect(sent).toEqual([{ hours: 48, password: 'palpite2026' }]);
  });

  test('can only be extended while one is active', () => {
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString();
    renderCard(<PauseCard protection={{ ...none, suspension: { until } }} />);
    expect(options()).toEqual(['7 dias', '30 dias']);
  });
});

test('a pause whose response is lost and whose lookup is unauthorized is not reported as done', async () => {
  respondToLookup = () => Response.json({ message: 'Sessão encerrada.' }, { status: 401 });
  respond = () => {
    throw new TypeError('Failed to fetch');
  };
  renderCard(<PauseCard protection={none} />);
  await closeAccount('7 dias', 'Pausar minha conta');
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeTruthy();
  expect(useAlertStore.getState().alerts).toEqual([]);
});

describe('the exclusion', () => {
  const ACTION = 'Excluir minha conta do jogo';

  test('reports its end and the last moment to withdraw', async () => {
    respond = () => Response.json({ data: exclusion }, { status: 201 });
    const onExcluded = vi.fn();
    renderCard(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    expect(screen.getByRole('link', { name: 'Sacar antes' }).getAttribute('href')).toBe('/user/wallet/withdraw');
    await closeAccount('3 meses', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect(onExcluded.mock.calls).toEqual([[exclusion]]);
    expect(sent).toEqual([{ months: 3, password: 'palpite2026' }]);
  });

  test('without end is sent with months null', async () => {
    respond = () => Response.json({ data: { ...exclusion, until: null } }, { status: 201 });
    renderCard(<ExclusionCard protection={none} onExcluded={vi.fn()} />);
    await closeAccount('Sem prazo', ACTION);
    await vi.waitUntil(() => sent.length > 0);
    expect(sent).toEqual([{ months: null, password: 'palpite2026' }]);
  });

  test('has the lengths that the platform offers (SPEC D22)', async () => {
    respond = () => Response.json({ data: exclusion }, { status: 201 });
    renderCard(<ExclusionCard protection={none} onExcluded={vi.fn()} />, { exclusion_months: [2, 24] });
    expect(options()).toEqual(['2 meses', '24 meses']);
    await closeAccount('24 meses', ACTION);
    await vi.waitUntil(() => sent.length > 0);
    expect(sent).toEqual([{ months: 24, password: 'palpite2026' }]);
  });

  test('is looked up after a lost response', async () => {
    respond = () => {
      current = { ...none, exclusion };
      throw new TypeError('Failed to fetch');
    };
    const onExcluded = vi.fn();
    renderCard(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    await closeAccount('3 meses', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect([onExcluded.mock.calls, sent.length]).toEqual([[[exclusion]], 1]);
  });

  test('is reported without data if the response is lost and the lookup is unauthorized', async () => {
    respondToLookup = () => Response.json({ message: 'Sessão encerrada.' }, { status: 401 });
    respond = () => {
      throw new TypeError('Failed to fetch');
    };
    const onExcluded = vi.fn();
    renderCard(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    await closeAccount('3 meses', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect([onExcluded.mock.calls, sent.length]).toEqual([[[undefined]], 1]);
  });

  test('is reported without data if its own response is unauthorized', async () => {
    respond = () => Response.json({ message: 'Sessão encerrada.' }, { status: 401 });
    const onExcluded = vi.fn();
    renderCard(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    await closeAccount('1 mês', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect(onExcluded.mock.calls).toEqual([[undefined]]);
  });

  test('offers no period while a permanent one is active', () => {
    renderCard(<ExclusionCard protection={{ ...none, exclusion: { ...exclusion, until: null } }} onExcluded={vi.fn()} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Sua autoexclusão não tem prazo para terminar.')).toBeTruthy();
  });

  test('offers no period if none that the platform offers is longer', () => {
    const until = new Date(Date.now() + 400 * 86_400_000).toISOString();
    renderCard(<ExclusionCard protection={{ ...none, exclusion: { ...exclusion, until } }} onExcluded={vi.fn()} />, {
      exclusion_months: [1, 12],
    });
    expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
    expect(screen.getByText('Sua autoexclusão já é a mais longa.')).toBeTruthy();
  });
});
