import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { Button } from '@/shared/ui/button';

import { me as testMe } from '../../../mocks/factories/account.fixture';
import { NOT_FOUND } from './money-requests';
import { useMoneyOperation } from './use-money-operation';
import { AccountLoadRetry } from '../ui/account-load-retry';

const me = testMe({ balance: 5000 });

const send = vi.fn((_key: string, _body: object) => Promise.resolve('done'));
const requests = { knownIds: () => Promise.resolve([]), send, lookUp: () => Promise.resolve(NOT_FOUND) };
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  send.mockClear();
  backend({ getMe: () => answer() });
});
afterEach(() => {
  localStorage.clear();
});

function Pay() {
  const { start, unready, retry } = useMoneyOperation({ kind: 'deposit', requests, onDone: () => undefined });
  return (
    <>
      <Button reason={unready} onClick={() => start({})}>
        Pagar
      </Button>
      <AccountLoadRetry retry={retry} />
    </>
  );
}

test('until the player is known the button says why; where that fails, there is another try', async () => {
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Pay />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Pagar' });
  expect(screen.getByText('Carregando sua conta…').id).toBe(button.getAttribute('aria-describedby'));
  await userEvent.click(button);
  expect(send).not.toHaveBeenCalled();

  arrive(Response.json({ message: 'x' }, { status: 500 }));
  expect((await screen.findByText('Não foi possível carregar sua conta.')).id).toBe(button.getAttribute('aria-describedby'));
  answer = () => Response.json(me);
  await userEvent.click(screen.getByRole('button', { name: 'Carregar minha conta de novo' }));
  await vi.waitUntil(() => button.getAttribute('aria-disabled') === null);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button);
  await vi.waitUntil(() => send.mock.calls.length > 0);
});

test('an unresolved operation is looked up after a reload, and a press meanwhile repeats it under its key', async () => {
  const record = { key: 'first', body: '{}', knownIds: [], sentAt: Date.now(), state: 'unresolved' };
  localStorage.setItem(`money deposit ${me.user.id}`, JSON.stringify(record));
  answer = () => Response.json(me);
  const lookUp = vi.fn(() => (lookUp.mock.calls.length === 1 ? new Promise<never>(() => undefined) : Promise.resolve(NOT_FOUND)));
  function Repeat() {
    const { unresolved, stage, repeat } = useMoneyOperation({
      kind: 'deposit',
      requests: { ...requests, lookUp },
      onDone: () => undefined,
    });
    if (unresolved === undefined) return null;
    return (
      <Button busy={stage !== 'idle'} onClick={repeat}>
        Repetir
      </Button>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Repeat />
    </QueryClientProvider>,
  );
  await vi.waitUntil(() => lookUp.mock.calls.length === 1);
  await userEvent.click(screen.getByRole('button', { name: 'Repetir' }));
  await vi.waitUntil(() => send.mock.calls.length > 0);
  expect(send).toHaveBeenCalledExactlyOnceWith('first', {});
});

test('the failure of an operation that a lookup has found not executed ends with the next press', async () => {
  const record = { key: 'first', body: '{}', knownIds: [], sentAt: Date.now(), state: 'unresolved' };
  localStorage.setItem(`money deposit ${me.user.id}`, JSON.stringify(record));
  answer = () => Response.json(me);
  const lookUp = () => Promise.resolve({ status: 'not-applied' } as const);
  function Again() {
    const { start, failure, stage } = useMoneyOperation({ kind: 'deposit', requests: { ...requests, lookUp }, onDone: () => undefined });
    return (
      <Button busy={stage !== 'idle'} onClick={() => start({})}>
        {failure === null ? 'Pagar' : 'Pagar de novo'}
      </Button>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Again />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pagar de novo' }));
  await vi.waitUntil(() => send.mock.calls.length > 0);
  expect(await screen.findByRole('button', { name: 'Pagar' })).toBeTruthy();
});
