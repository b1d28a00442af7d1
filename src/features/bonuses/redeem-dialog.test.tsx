import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { advanceTime } from '@/shared/lib/time.fixture';

import { Bonuses } from './bonuses';
import { alerts, backend, complete, onClose, press, renderForPlayer, startBackend, stopBackend, transaction } from './bonuses.fixture';
import { RedeemDialog } from './redeem-dialog';

beforeEach(() => {
  startBackend();
  backend.bonuses = [complete];
});
afterEach(stopBackend);

const showDialog = () => renderForPlayer(<RedeemDialog id="rol_7" onClose={onClose} />);
const findButton = () => screen.findByRole('button', { name: 'Resgatar' });

test('twenty presses redeem a bonus with one request and one key (SPEC A4)', async () => {
  backend.respond = () => {
    backend.bonuses = [];
    return new Response(null, { status: 204 });
  };
  showDialog();
  const button = await findButton();
  for (let times = 0; times < 20; times += 1) fireEvent.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(backend.writes).toEqual([{ call: 'POST /api/redeem/rol_7', key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  expect(alerts()).toEqual(['success R$ 40,00 foram para o seu saldo.']);
});

test('after a lost response the redemption is found among the transactions and not sent again', async () => {
  backend.transactions = [transaction('trx_1', 'rol_3', 4000)];
  backend.respond = () => {
    backend.bonuses = [];
    backend.transactions = [transaction('trx_2', 'rol_7', 4000), ...backend.transactions];
    throw new TypeError('Failed to fetch');
  };
  showDialog();
  await userEvent.click(await findButton());
  await waitFor(() => expect(alerts()).toEqual(['success R$ 40,00 foram para o seu saldo.']));
  expect(backend.writes).toHaveLength(1);
});

test('only a new credit of this bonus proves its redemption', async () => {
  // This credit is an earlier one.
  backend.transactions = [transaction('trx_1', 'rol_7', 4000)];
  backend.respond = () => {
    const otherBonus = transaction('trx_3', 'rol_9', 4000);
    const debit = transaction('trx_2', 'rol_7', 4000, 2);
    backend.transactions = [otherBonus, debit, ...backend.transactions];
    throw new TypeError('Failed to fetch');
  };
  showDialog();
  const button = await findButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await act(() => advanceTime(60_000));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Repetir o mesmo pedido' })).toBeTruthy();
  expect([alerts(), onClose.mock.calls.length, backend.writes.length]).toEqual([[], 0, 1]);
});

/** Stores a redemption as if the page was reloaded in flight. */
function persistRedemption(bonus: string, knownIds: readonly string[]): void {
  const record = { key: 'k', body: JSON.stringify({ bonus }), knownIds, sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money redeem usr_1', JSON.stringify(record));
}

test('the page finds a redemption whose response was lost before a reload, even if its bonus is gone', async () => {
  backend.bonuses = [];
  backend.transactions = [transaction('trx_2', 'rol_7', 4000)];
  persistRedemption('rol_7', ['trx_1']);
  renderForPlayer(<Bonuses />);
  await waitFor(() => expect(alerts()).toEqual(['success R$ 40,00 foram para o seu saldo.']));
  expect([localStorage.length, backend.writes]).toEqual([0, []]);
});

test('while another redemption is looked up, a press is rejected with that reason', async () => {
  persistRedemption('rol_9', []);
  renderForPlayer(
    <>
      <Bonuses />
      <RedeemDialog id="rol_7" onClose={onClose} />
    </>,
  );
  await screen.findByText('Resgate: conferimos se ele foi feito.');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Resgatar' }));
  expect(dialog.getByRole('alert').textContent).toBe('Aguarde: outro resgate está sendo verificado.');
  backend.transactions = [transaction('trx_9', 'rol_9', 1000)];
  await waitFor(() => expect(alerts()).toEqual(['success R$ 10,00 foram para o seu saldo.']));
  expect([backend.writes, onClose.mock.calls]).toEqual([[], []]);
});

test('a rejection keeps the modal open with its message, and the next press uses a new key', async () => {
  backend.respond = () => Response.json({ message: 'Este bônus já foi resgatado.' }, { status: 409 });
  showDialog();
  await userEvent.click(await findButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Este bônus já foi resgatado.'));
  expect(onClose).not.toHaveBeenCalled();
  await press('Resgatar');
  await waitFor(() => expect(backend.writes).toHaveLength(2));
  expect(backend.writes[1]?.key).not.toBe(backend.writes[0]?.key);
});

test('a success response with `success: false` is a rejection', async () => {
  backend.respond = () => Response.json({ success: false, message: 'Resgate em manutenção.' });
  showDialog();
  await userEvent.click(await findButton());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Resgate em manutenção.'));
});
