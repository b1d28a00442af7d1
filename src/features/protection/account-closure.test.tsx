import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Protection } from '@generated/api/model/protection';

import { createQueryClient } from '@/api/query-client';
import { useAlertStore } from '@/shell/alert-store';

import { ExclusionCard } from './exclusion-card';
import { PauseCard } from './pause-card';

// Outside of a router a link is an anchor.
vi.mock('@/shell/navigation', () => ({ Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a> }));

const none: Protection = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://autoexclusao.exemplo.invalid',
};
const exclusion = { until: '2027-02-21T14:05:00-03:00', withdraw_until: '2027-05-20T14:05:00-03:00' };

let now: Protection;
let answer: () => Response;
let look: () => Response;
let sent: unknown[];

beforeEach(() => {
  [now, sent] = [none, []];
  look = () => Response.json({ data: now });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return look();
    sent.push(await request.json());
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useAlertStore.setState({ alerts: [] });
});

function show(content: ReactNode): void {
  render(<QueryClientProvider client={createQueryClient()}>{content}</QueryClientProvider>);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const radios = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, labels }) => `${checked ? '*' : ''}${labels?.[0]?.textContent}`);

async function ask(period: string, action: string): Promise<void> {
  await userEvent.click(screen.getByText(period));
  await userEvent.type(screen.getByLabelText('Sua senha'), 'palpite2026');
  await press('Continuar');
  await press(action);
}

describe('a pause', () => {
  const ACTION = 'Pausar minha conta';

  test('takes a period, the password and a yes; no weighs as much', async () => {
    answer = () => Response.json({ data: { until: '2026-11-28T14:05:00-03:00' } }, { status: 201 });
    show(<PauseCard protection={none} />);
    expect(radios()).toEqual(['24 horas', '7 dias', '30 dias']);
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

  test('with a wrong password is refused at its box, and the period stays', async () => {
    answer = () => Response.json({ message: 'Inválido.', errors: { password: ['Senha incorreta.'] } }, { status: 422 });
    show(<PauseCard protection={none} />);
    await ask('30 dias', ACTION);
    expect(await screen.findByText('Senha incorreta.')).toBeTruthy();
    expect(radios()).toEqual(['24 horas', '7 dias', '*30 dias']);
    expect(screen.getByLabelText<HTMLInputElement>('Sua senha').value).toBe('palpite2026');
    expect(screen.getByLabelText('Sua senha')).toBe(document.activeElement);
  });

  test('that holds can only be made longer', () => {
    const until = new Date(Date.now() + 5 * 86_400_000).toISOString();
    show(<PauseCard protection={{ ...none, suspension: { until } }} />);
    expect(radios()).toEqual(['7 dias', '30 dias']);
  });
});

test('a pause whose answer is lost, and whose session is gone, is not said to be done', async () => {
  look = () => Response.json({ message: 'Sessão encerrada.' }, { status: 401 });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  show(<PauseCard protection={none} />);
  await ask('7 dias', 'Pausar minha conta');
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeTruthy();
  expect(useAlertStore.getState().alerts).toEqual([]);
});

describe('an exclusion', () => {
  const ACTION = 'Excluir minha conta do jogo';

  test('tells until when it holds, and until when one can withdraw', async () => {
    answer = () => Response.json({ data: exclusion }, { status: 201 });
    const onExcluded = vi.fn();
    show(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    expect(screen.getByRole('link', { name: 'Sacar antes' }).getAttribute('href')).toBe('/user/wallet/withdraw');
    await ask('3 meses', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect(onExcluded.mock.calls).toEqual([[exclusion]]);
    expect(sent).toEqual([{ months: 3, password: 'palpite2026' }]);
  });

  test('without end is sent as that', async () => {
    answer = () => Response.json({ data: { ...exclusion, until: null } }, { status: 201 });
    show(<ExclusionCard protection={none} onExcluded={vi.fn()} />);
    await ask('Sem prazo', ACTION);
    await vi.waitUntil(() => sent.length > 0);
    expect(sent).toEqual([{ months: null, password: 'palpite2026' }]);
  });

  test('whose answer is lost is found', async () => {
    answer = () => {
      now = { ...none, exclusion };
      throw new TypeError('Failed to fetch');
    };
    const onExcluded = vi.fn();
    show(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    await ask('3 meses', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect([onExcluded.mock.calls, sent.length]).toEqual([[[exclusion]], 1]);
  });

  test('whose answer is lost with the session, which it ended, is said to be unknown', async () => {
    look = () => Response.json({ message: 'Sessão encerrada.' }, { status: 401 });
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const onExcluded = vi.fn();
    show(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    await ask('3 meses', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect([onExcluded.mock.calls, sent.length]).toEqual([[[undefined]], 1]);
  });

  test('whose session is gone before its answer is said to be unknown', async () => {
    answer = () => Response.json({ message: 'Sessão encerrada.' }, { status: 401 });
    const onExcluded = vi.fn();
    show(<ExclusionCard protection={none} onExcluded={onExcluded} />);
    await ask('1 mês', ACTION);
    await vi.waitUntil(() => onExcluded.mock.calls.length > 0);
    expect(onExcluded.mock.calls).toEqual([[undefined]]);
  });

  test('that holds without end cannot be asked for again', () => {
    show(<ExclusionCard protection={{ ...none, exclusion: { ...exclusion, until: null } }} onExcluded={vi.fn()} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Sua autoexclusão não tem prazo para terminar.')).toBeTruthy();
  });
});
