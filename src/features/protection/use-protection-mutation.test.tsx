import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { setProtectionReminders } from '@generated/api/protection';

import { useProtectionMutation } from './use-protection-mutation';

const protection = (minutes: number | null) => ({
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: minutes, spend_amount: null },
  central_url: 'https://autoexclusao.exemplo.invalid',
});

/** The backend's reminder and responses, and received methods. */
let minutes: number | null;
let respond: () => Response;
let respondToLookup: () => Response;
let methods: string[];

const connectionLost = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [minutes, methods] = [null, []];
  respond = () => Response.json({ data: protection(60).reminders });
  respondToLookup = () => Response.json({ data: protection(minutes) });
  const note = ({ method }: Request) => void methods.push(method);
  backend({ getProtection: () => respondToLookup(), setProtectionReminders: () => respond() }, () => refuse(404), note);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderMutation() {
  const client = createQueryClient();
  const onDone = vi.fn();
  const { result } = renderHook(
    () =>
      useProtectionMutation<number>({
        send: (wanted) => setProtectionReminders({ session_minutes: wanted }),
        isApplied: ({ reminders }, wanted) => reminders.session_minutes === wanted,
        onDone,
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  return { result, onDone };
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const putCount = () => methods.filter((method) => method === 'PUT').length;

test('two presses send one request', async () => {
  const { result, onDone } = renderMutation();
  act(() => result.current.start(60));
  act(() => result.current.start(60));
  await act(() => vi.waitUntil(() => onDone.mock.calls.length > 0));
  expect([onDone.mock.calls.map(([change]) => change), putCount(), result.current.message]).toEqual([[60], 1, undefined]);
});

test('a rejection shows its own message and is not looked up', async () => {
  respond = () =>
    Response.json({ message: 'Inválido.', errors: { session_minutes: ['O intervalo mínimo é de 5 minutos.'] } }, { status: 422 });
  const { result, onDone } = renderMutation();
  act(() => result.current.start(1));
  await advance(100);
  expect(result.current.message).toBe('O intervalo mínimo é de 5 minutos.');
  expect([onDone.mock.calls.length, methods]).toEqual([0, ['PUT']]);
});

test('after a lost response the outcome is unknown until a lookup finds the change', async () => {
  respond = connectionLost;
  const { result, onDone } = renderMutation();
  act(() => result.current.start(60));
  await advance(500);
  expect([result.current.isChecking, onDone.mock.calls.length]).toEqual([true, 0]);
  minutes = 60;
  await advance(1000);
  expect([result.current.isChecking, onDone.mock.calls.length, putCount()]).toEqual([false, 1, 1]);
});

test('if no lookup finds the change, the message says that nothing changed', async () => {
  respond = connectionLost;
  const { result, onDone } = renderMutation();
  act(() => result.current.start(60));
  await advance(60_000);
  expect(result.current.message).toBe('Conferimos: nada mudou. Tente de novo.');
  expect([onDone.mock.calls.length, putCount()]).toEqual([0, 1]);
});

test('if the lookups fail too, the outcome stays unknown', async () => {
  respond = connectionLost;
  respondToLookup = connectionLost;
  const { result } = renderMutation();
  act(() => result.current.start(60));
  await advance(60_000);
  expect(result.current.message).toBe('Ainda não sabemos se a mudança foi feita. Recarregue a página e confira antes de tentar de novo.');
  expect(putCount()).toBe(1);
});

test('a 429 proves nothing: the change is looked up (SPEC D16)', async () => {
  respond = () => Response.json({ message: 'Muitas tentativas.' }, { status: 429 });
  minutes = 60;
  const { result, onDone } = renderMutation();
  act(() => result.current.start(60));
  await advance(1000);
  expect([onDone.mock.calls.length, putCount()]).toEqual([1, 1]);
});

test('nothing is sent while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderMutation();
  act(() => result.current.start(60));
  await advance(100);
  expect(result.current.message).toBe('Você está sem conexão. Nada foi enviado: tente de novo quando voltar.');
  expect(putCount()).toBe(0);
});
