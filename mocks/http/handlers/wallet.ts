import { toTransactionDto } from '../../domain/ledger';
import { toDepositDto } from '../../domain/deposits';
import { toPixKeyDto } from '../../domain/pix-keys';
import { createStatement } from '../../domain/statement';
import { toWalletSummary } from '../../domain/wallet';
import { toWithdrawalDto } from '../../domain/withdrawals';
import { pageOf, pagingOf, queriedPageOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

const NOT_FOUND = plain(404, 'Não encontrado.');

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet: ({ world, bearer: { player } }) => ({ status: 200, body: { data: toWalletSummary(world.accounts.of(player.id).wallet) } }),

  createDeposit({ world, body, visit, bearer: { player } }) {
    const deposit = world.cashier.deposit(player, body, world.guard.standing(player, visit));
    return deposit.ok ? { status: 201, body: { data: toDepositDto(deposit.value, world.clock.now()) } } : deposit.error;
  },

  getDeposit({ world, path, bearer: { player } }) {
    const deposit = world.accounts.of(player.id).deposits.get(path.id);
    return deposit === undefined ? NOT_FOUND : { status: 200, body: { data: toDepositDto(deposit, world.clock.now()) } };
  },

  listPixKeys({ world, query, bearer: { player } }) {
    const keys = world.accounts.of(player.id).pixKeys.toReversed();
    const shown = keys.map((key) => toPixKeyDto(key, player.cpf));
    return { status: 200, body: pageOf(shown, pagingOf(query), '/api/pix-keys') };
  },

  createPixKey({ world, body, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('pix_key', player, visit);
    if (forbidden !== null) return forbidden;
    const added = world.cashier.addKey(player, body.type, body.key);
    return added.ok ? { status: 201, body: { data: toPixKeyDto(added.value, player.cpf) } } : added.error;
  },

  deletePixKey({ world, path, visit, bearer: { player } }) {
    return world.guard.whyForbidden('pix_key', player, visit) ?? world.cashier.removeKey(player.id, path.id) ?? { status: 204 };
  },

  listWithdrawals({ world, query, bearer: { player } }) {
    const withdrawals = [...world.accounts.of(player.id).withdrawals.values()].toReversed();
    return { status: 200, body: pageOf(withdrawals.map(toWithdrawalDto), pagingOf(query), '/api/withdrawals') };
  },

  createWithdrawal({ world, body, visit, bearer: { player } }) {
    const wanted = { amount: body.amount, pixKeyId: body.pix_key_id };
    const withdrawal = world.cashier.withdraw(player, wanted, world.guard.standing(player, visit));
    return withdrawal.ok ? { status: 201, body: { data: toWithdrawalDto(withdrawal.value) } } : withdrawal.error;
  },

  getWithdrawal({ world, path, bearer: { player } }) {
    const withdrawal = world.accounts.of(player.id).withdrawals.get(path.id);
    return withdrawal === undefined ? NOT_FOUND : { status: 200, body: { data: toWithdrawalDto(withdrawal) } };
  },

  cancelWithdrawal({ world, path, visit, bearer: { player } }) {
    const forbidden = world.guard.whyForbidden('cancel_withdrawal', player, visit);
    if (forbidden !== null) return forbidden;
    const cancelled = world.cashier.cancel(player.id, path.id);
    return cancelled.ok ? { status: 200, body: { data: toWithdrawalDto(cancelled.value) } } : cancelled.error;
  },

  listTransactions({ world, query, bearer: { player } }) {
    const entries = world.accounts.transactions(player.id, query);
    return { status: 200, body: queriedPageOf(entries, toTransactionDto, '/api/transactions', query) };
  },

  getStatement({ world, query, bearer: { player } }) {
    const statement = createStatement(world.accounts.of(player.id).daybook, query, world.clock.now());
    return statement.ok ? { status: 200, body: { data: statement.value } } : statement.error;
  },
};
