import { sumsOf } from '../../domain/wallet';
import { example } from '../example';
import type { HandlersOf } from '../types';

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet: ({ world, bearer: { player } }) => ({ status: 200, body: { data: sumsOf(world.accounts.of(player.id).wallet) } }),

  createDeposit: example('createDeposit'),
  getDeposit: example('getDeposit'),
  listPixKeys: example('listPixKeys'),
  createPixKey: example('createPixKey'),
  deletePixKey: example('deletePixKey'),
  listWithdrawals: example('listWithdrawals'),
  createWithdrawal: example('createWithdrawal'),
  getWithdrawal: example('getWithdrawal'),
  cancelWithdrawal: example('cancelWithdrawal'),
  listTransactions: example('listTransactions'),
  getStatement: example('getStatement'),
};
