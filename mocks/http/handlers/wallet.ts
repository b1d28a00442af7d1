import { shownTransaction } from '../../domain/ledger';
import { shownDeposit } from '../../domain/deposits';
import { shownPixKey } from '../../domain/pix-keys';
import { statementOf } from '../../domain/statement';
import { sumsOf } from '../../domain/wallet';
import { shownWithdrawal } from '../../domain/withdrawals';
import { pageOf, pagingOf, queriedPageOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

const NOT_FOUND = plain(404, 'Não encontrado.');

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet: ({ world, bearer: { player } }) => ({ status: 200, body: { data: sumsOf(world.accounts.of(player.id).wallet) } }),

  createDeposit({ world, body, visit, bearer: { player } }) {
    const deposit = world.cashier.deposit(player, body, world.guard.standing(player, visit));
    return deposit.ok ? { status: 201, body: { data: shownDeposit(deposit.value, world.clock.now()) } } : deposit.refusal;
  },

  getDeposit({ world, path, bearer: { player } }) {
    const deposit = world.accounts.of(player.id).deposits.get(path.id);
    return deposit === undefined ? NOT_FOUND : { status: 200, body: { data: shownDeposit(deposit, world.clock.now()) } };
  },

  listPixKeys({ world, query, bearer: { player } }) {
    const keys = world.accounts.of(player.id).pixKeys.toReversed();
    const shown = keys.map((key) => shownPixKey(key, player.cpf));
    return { status: 200, body: pageOf(shown, pagingOf(query), '/api/pix-keys') };
  },

  createPixKey({ world, body, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('pix_key', player, visit);
    if (forbidden !== null) return forbidden;
    const added = world.cashier.addKey(player, body.type, body.key);
    return added.ok ? { status: 201, body: { data: shownPixKey(added.value, player.cpf) } } : added.refusal;
  },

  deletePixKey({ world, path, visit, bearer: { player } }) {
    return world.guard.whyForbidden('pix_key', player, visit) ?? world.cashier.removeKey(player.id, path.id) ?? { status: 204 };
  },

  listWithdrawals({ world, query, bearer: { player } }) {
    const withdrawals = [...world.accounts.of(player.id).withdrawals.values()].toReversed();
    return { status: 200, body: pageOf(withdrawals.map(shownWithdrawal), pagingOf(query), '/api/withdrawals') };
  },

  createWithdrawal({ world, body, visit, bearer: { player } }) {
    const wanted = { amount: body.amount, pixKeyId: body.pix_key_id };
    const withdrawal = world.cashier.withdraw(player, wanted, world.guard.standing(player, visit));
    return withdrawal.ok ? { status: 201, body: { data: shownWithdrawal(withdrawal.value) } } : withdrawal.refusal;
  },

  getWithdrawal({ world, path, bearer: { player } }) {
    const withdrawal = world.accounts.of(player.id).withdrawals.get(path.id);
    return withdrawal === undefined ? NOT_FOUND : { status: 200, body: { data: shownWithdrawal(withdrawal) } };
  },

  cancelWithdrawal({ world, path, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('cancel_withdrawal', player, visit);
    if (forbidden !== null) return forbidden;
    const cancelled = world.cashier.cancel(player.id, path.id);
    return cancelled.ok ? { status: 200, body: { data: shownWithdrawal(cancelled.value) } } : cancelled.refusal;
  },

  listTransactions({ world, query, bearer: { player } }) {
    const entries = world.accounts.transactions(player.id, query);
    return { status: 200, body: queriedPageOf(entries, shownTransaction, '/api/transactions', query) };
  },

  getStatement({ world, query, bearer: { player } }) {
    const statement = statementOf(world.accounts.of(player.id).daybook, query, world.clock.now());
    return statement.ok ? { status: 200, body: { data: statement.value } } : statement.refusal;
  },
};
