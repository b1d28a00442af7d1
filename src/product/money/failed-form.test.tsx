import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { HttpError, NetworkError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { me } from '../../../mocks/factories/account.fixture';
import { NOT_FOUND } from './money-requests';
import { useMoneyOperation } from './use-money-operation';

const send = vi.fn<() => Promise<string>>();
const requests = { knownIds: () => Promise.resolve([]), send, lookUp: () => Promise.resolve(NOT_FOUND) };
/** True once the form fails to render, as a page that others have changed does. */
let isBroken = false;

beforeEach(() => {
  isBroken = false;
  send.mockReset();
  backend({ getMe: me({ balance: 5000 }) });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

function Withdraw() {
  const { start, stage, unready } = useMoneyOperation({ kind: 'withdraw', requests, onDone: () => undefined });
  if (isBroken && stage !== 'idle') throw new Error('The node to be removed is not a child of this node.');
  return (
    <Button reason={unready} busy={stage !== 'idle'} onClick={() => start({ amount: 1000 })}>
      Sacar
    </Button>
  );
}

async function pressInBrokenForm(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SectionBoundary name="withdraw" title="o saque">
        <Withdraw />
      </SectionBoundary>
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Sacar' });
  await vi.waitUntil(() => button.getAttribute('aria-disabled') === null);
  isBroken = true;
  await userEvent.click(button);
}

const alert = () => screen.findByRole('alert');

test('a form that fails while it sends says so, then that the operation was executed, and never asks to try again', async () => {
  let respond: (outcome: string) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  await pressInBrokenForm();
  expect((await alert()).textContent).toContain('Estamos processando o saque.');
  await act(async () => respond('done'));
  await vi.waitUntil(async () => (await alert()).textContent?.includes('O saque foi pedido.'));
  expect((await alert()).textContent).toContain('Não repita o pedido: só a tela falhou.');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar de novo' }));
  expect(await screen.findByRole('button', { name: 'Sacar' })).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a form that fails while the outcome is unknown says that it is unknown', async () => {
  send.mockRejectedValue(new NetworkError(true));
  await pressInBrokenForm();
  await vi.waitUntil(async () => (await alert()).textContent?.includes('Ainda não sabemos se o saque foi feito.'), { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test('a form that fails after a rejection can be tried again', async () => {
  let refuse: (error: Error) => void = () => undefined;
  send.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  await pressInBrokenForm();
  expect((await alert()).textContent).toContain('Estamos processando o saque.');
  await act(async () => refuse(new HttpError(422, 'Saldo insuficiente.', { isDocumentedRejection: true })));
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect((await alert()).textContent).not.toContain('saque foi');
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Sacar' })).toBeTruthy();
});
