import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { OperationId } from '@generated/operations';
import { unknownValues } from '@generated/unknown-values';

import { backend, respondWithExample } from '@/api/backend.fixture';
import { operationAt } from '@/api/operation-at';
import { createQueryClient } from '@/api/query-client';
import { registerSession } from '@/api/session-port';
import { HeaderPlayer } from '@/app/chrome/header/header-player';
import { ActivityList } from '@/features/account/activity/activity-list';
import { DocumentsCard } from '@/features/account/documents/documents-card';
import { Bonuses } from '@/features/bonuses/bonuses';
import { Lobby } from '@/features/casino/lobby/lobby';
import { Complaints } from '@/features/complaints/complaints';
import { NotificationList } from '@/features/notifications/notification-list';
import { ProtectionPage } from '@/features/protection/protection-page';
import { Referrals } from '@/features/referrals/referrals';
import { MyBets } from '@/features/sports/bets/my-bets';
import { BalanceSummary } from '@/features/wallet/balance-summary';
import { Bets } from '@/features/wallet/bets/bets';
import { DepositFlow } from '@/features/wallet/deposit/deposit-flow';
import { Results } from '@/features/wallet/results/results';
import { Statement } from '@/features/wallet/statement/statement';
import { Transactions } from '@/features/wallet/transactions/transactions';
import { WithdrawForm } from '@/features/wallet/withdraw/withdraw-form';
import { Withdrawals } from '@/features/wallet/withdraw/withdrawals';
import { registerToken } from '@/session/stand-in-login.fixture';
import { useSessionStore } from '@/session/use-session';

const TEXT = 'Novo_valor';

/** Items of a list whose enums and amounts are replaced. */
type Items = 'none' | 'first' | 'all';

let items: Items;
/** Number of values replaced since the part was rendered. */
let replaced: number;

beforeEach(() => {
  items = 'none';
  replaced = 0;
  backend({}, async (request) => {
    const id = operationAt(request.method, new URL(request.url).pathname);
    const response = await respondWithExample(request);
    if (id === undefined || response.status !== 200) return response;
    return Response.json(withUnknown(id, await response.json()));
  });
  registerToken(() => Promise.resolve('token'));
  useSessionStore.setState({ isPlayer: true });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  registerSession(null);
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  vi.restoreAllMocks();
});

/** Replaces every enum by another text and adds half a cent to every amount. */
function withUnknown(id: OperationId, body: unknown): unknown {
  if (items !== 'none') for (const place of unknownValues[id] ?? []) replace(body, place.split('/').slice(1));
  return body;
}

function replace(holder: unknown, [key = '', ...rest]: readonly string[]): void {
  if (typeof holder !== 'object' || holder === null) return;
  if (key === '*') {
    for (const index of Object.keys(holder).slice(0, items === 'first' ? 1 : undefined)) replace(holder, [index, ...rest]);
    return;
  }
  const value: unknown = Reflect.get(holder, key);
  if (rest.length > 0) return replace(value, rest);
  if (typeof value === 'string') Reflect.set(holder, key, TEXT);
  // A numeric enum cannot have a fraction either.
  else if (typeof value === 'number') Reflect.set(holder, key, value + 0.5);
  else return;
  replaced += 1;
}

/**
 * Renders a part of a page until everything is loaded.
 *
 * @param late text of a section whose code loads separately: before that, nothing shows that it is missing
 */
async function show(part: ReactNode, late?: string) {
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <main>{part}</main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  if (late !== undefined) await screen.findByText(late);
  await waitFor(() => {
    expect(container.textContent).not.toBe('');
    expect([client.isFetching(), container.querySelector('[aria-busy="true"]')]).toEqual([0, null]);
  });
  const main = container.querySelector('main');
  return {
    items: container.querySelectorAll('li').length,
    headings: [...container.querySelectorAll('h1, h2, h3')].length,
    buttons: screen.queryAllByRole('button').map((button) => button.textContent),
    text: main?.textContent ?? '',
  };
}

interface Part {
  readonly name: string;
  readonly part: () => ReactNode;
  /** Buttons that depend on a value, and are gone if it is unknown. */
  readonly gone?: readonly string[];
  /** Text of a section whose code loads separately. */
  readonly late?: string;
}

const PARTS: readonly Part[] = [
  { name: 'the balance of the header', part: () => <HeaderPlayer /> },
  { name: 'the wallet', part: () => <BalanceSummary /> },
  { name: 'the transactions', part: () => <Transactions /> },
  { name: 'the withdrawals', part: () => <Withdrawals /> },
  { name: 'the form of a withdrawal', part: () => <WithdrawForm />, gone: ['Máximo'] },
  { name: 'the deposit', part: () => <DepositFlow /> },
  { name: 'the bets', part: () => <Bets /> },
  { name: 'the sports bets', part: () => <MyBets page="sports" which="open" /> },
  { name: 'the statement', part: () => <Statement /> },
  { name: 'the results', part: () => <Results /> },
  { name: 'the bonuses', part: () => <Bonuses /> },
  { name: 'the limits', part: () => <ProtectionPage part="limits" onExcluded={() => undefined} />, gone: ['Alterar', 'Remover'] },
  {
    name: 'the notifications',
    part: () => <NotificationList filter={{ type: undefined, status: undefined }} onRead={() => undefined} onFollow={() => undefined} />,
  },
  { name: 'the games', part: () => <Lobby title="Jogos" />, late: 'Jogados recentemente' },
  { name: 'the documents', part: () => <DocumentsCard />, gone: ['Enviar outro'] },
  { name: 'the activity', part: () => <ActivityList /> },
  { name: 'the complaints', part: () => <Complaints /> },
  { name: 'the referrals', part: () => <Referrals /> },
];

test.each(PARTS)('$name loses nothing but unknown values', async ({ part, gone = [], late }) => {
  const logged = vi.spyOn(console, 'error');
  const whole = await show(part(), late);
  const kept = (buttons: readonly string[]) => buttons.filter((name) => !gone.includes(name)).length;
  for (items of ['first', 'all'] as const) {
    cleanup();
    replaced = 0;
    const rest = await show(part(), late);
    expect(replaced, items).toBeGreaterThan(0);
    expect(logged, items).not.toHaveBeenCalled();
    expect(rest.items, items).toBe(whole.items);
    expect(rest.headings, items).toBe(whole.headings);
    expect(kept(rest.buttons), `${items}: ${rest.buttons.join(', ')}`).toBe(kept(whole.buttons));
    expect(rest.text, items).not.toMatch(/Novo_valor|unknown|undefined|NaN|null|Não foi possível/);
  }
});

test('a withdrawal in an unknown status has no button to cancel it, and another one keeps its own', async () => {
  const withdrawal = (id: string, status: string) => ({
    id,
    amount: 5000,
    status,
    reason: null,
    pix_key: { type: 'cpf', key_masked: `***.${id}` },
    created_at: '2026-11-21T12:00:00-03:00',
    due_at: '2026-11-21T14:00:00-03:00',
    timeline: [{ status, at: '2026-11-21T12:00:00-03:00' }],
  });
  const links = { first: null, last: null, prev: null, next: null };
  const meta = { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 60, to: 2, total: 2 };
  backend({ listWithdrawals: Response.json({ data: [withdrawal('wdr_1', 'queued'), withdrawal('wdr_2', 'pending')], links, meta }) });
  await show(<Withdrawals />);
  expect(screen.getAllByRole('button', { name: 'Cancelar saque' })).toHaveLength(1);
  expect(screen.getAllByText('Em processamento').length).toBeGreaterThan(0);
  expect(screen.getByText('***.wdr_1')).toBeTruthy();
});

test('a player withdraws with another key beside one of an unknown type, and with that one', async () => {
  const keys = [
    { id: 'pix_1', type: 'conta_salario', key_masked: '***.111', holder_match: true },
    { id: 'pix_2', type: 'cpf', key_masked: '***.222', holder_match: true },
  ];
  const links = { first: null, last: null, prev: null, next: null };
  const meta = { current_page: 1, from: 1, last_page: 1, path: '/', per_page: 60, to: 2, total: 2 };
  const sent: unknown[] = [];
  backend({
    createWithdrawal: async (request) => {
      sent.push(await request.json());
      return respondWithExample(request);
    },
    listPixKeys: () => Response.json({ data: keys, links, meta }),
    getWallet: { data: { balance: 12_550, bonus: 0, locked: 0, withdrawable: 12_550, pending_withdraw: 0 } },
    getSettings: {},
  });
  await show(<WithdrawForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Valor do saque' }), '2000');
  expect(screen.getByText('Outra chave')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /\*\*\*\.222/ }));
  const button = await screen.findByRole('button', { name: /^Sacar R\$\s20,00$/ });
  expect(button.getAttribute('aria-disabled')).not.toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: /\*\*\*\.111/ }));
  await userEvent.click(button);
  await waitFor(() => expect(sent).toEqual([{ amount: 2000, pix_key_id: 'pix_1' }]));
});

test('an unknown amount for withdrawal disables the form, and says why', async () => {
  backend({
    getWallet: Response.json({ data: { balance: 125.5, bonus: 0, locked: 0, withdrawable: 125.5, pending_withdraw: 0 } }),
    getSettings: {},
  });
  await show(<WithdrawForm />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Valor do saque' }), '2000');
  expect(screen.getByText('O valor disponível para saque não pôde ser lido. Tente mais tarde.')).toBeTruthy();
  expect(screen.getByText('indisponível')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Sacar/ }).getAttribute('aria-disabled')).toBe('true');
});

test.each([-5000, 12.5, '12.50x'])('a balance of %j is shown as unavailable', async (balance) => {
  backend({}, async (request) => {
    const response = await respondWithExample(request);
    return new URL(request.url).pathname === '/api/auth/me' ? Response.json({ ...(await response.json()), balance }) : response;
  });
  const { buttons } = await show(<HeaderPlayer />);
  expect(buttons.some((name) => name.includes('indisponível'))).toBe(true);
});
