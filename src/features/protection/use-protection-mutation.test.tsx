import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

/** The backend: what it has, what it answers to a change, and what it was asked. */
let minutes: number | null;
let answer: () => Response;
let looks: () => Response;
let asked: string[];

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const shown = () => Response.json({ data: protection(minutes) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [minutes, asked, looks] = [null, [], shown];
  answer = () => Response.json({ data: protection(60).reminders });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.method);
    return request.method === 'GET' ? looks() : answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function write() {
  const client = createQueryClient();
  const onDone = vi.fn();
  const { result } = renderHook(
    () =>
      useProtectionMutation<number>({
        send: (wish) => setProtectionReminders({ session_minutes: wish }),
        isDone: ({ reminders }, wish) => reminders.session_minutes === wish,
        onDone,
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  return { result, onDone };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const sent = () => asked.filter((method) => method === 'PUT').length;

test('what is answered is done, sent once however often it is pressed', async () => {
  const { result, onDone } = write();
  act(() => result.current.start(60));
  act(() => result.current.start(60));
  await act(() => vi.waitUntil(() => onDone.mock.calls.length > 0));
  expect([onDone.mock.calls.map(([wish]) => wish), sent(), result.current.words]).toEqual([[60], 1, undefined]);
});

test('a refusal is said in its own words, and nothing is looked for', async () => {
  answer = () =>
    Response.json({ message: 'Inválido.', errors: { session_minutes: ['O intervalo mínimo é de 5 minutos.'] } }, { status: 422 });
  const { result, onDone } = write();
  act(() => result.current.start(1));
  await pass(100);
  expect(result.current.words).toBe('O intervalo mínimo é de 5 minutos.');
  expect([onDone.mock.calls.length, asked]).toEqual([0, ['PUT']]);
});

test('a lost answer is unknown until the change is found', async () => {
  answer = lost;
  const { result, onDone } = write();
  act(() => result.current.start(60));
  await pass(500);
  expect([result.current.lost, onDone.mock.calls.length]).toEqual([true, 0]);
  minutes = 60;
  await pass(1000);
  expect([result.current.lost, onDone.mock.calls.length, sent()]).toEqual([false, 1, 1]);
});

test('one that is not there in the end is said to have changed nothing', async () => {
  answer = lost;
  const { result, onDone } = write();
  act(() => result.current.start(60));
  await pass(60_000);
  expect(result.current.words).toBe('Conferimos: nada mudou. Tente de novo.');
  expect([onDone.mock.calls.length, sent()]).toEqual([0, 1]);
});

test('where not even that is answered it stays unknown', async () => {
  answer = lost;
  looks = lost;
  const { result } = write();
  act(() => result.current.start(60));
  await pass(60_000);
  expect(result.current.words).toBe('Ainda não sabemos se a mudança valeu. Recarregue a página e confira antes de tentar de novo.');
  expect(sent()).toBe(1);
});

test('offline nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = write();
  act(() => result.current.start(60));
  await pass(100);
  expect(result.current.words).toBe('Você está sem conexão. Nada foi enviado: tente de novo quando voltar.');
  expect(sent()).toBe(0);
});
