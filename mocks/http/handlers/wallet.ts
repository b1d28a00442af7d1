import { example } from '../example';
import type { HandlersOf } from '../types';

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallet({ world, bearer: { player } }) {
    const rollover = world.players.rolloverOf(player.id);
    const bonus = player.bonusMixed + (rollover === undefined ? 0 : rollover.current + rollover.won);
    return {
      status: 200,
      body: { data: { balance: player.balance, bonus, locked: 0, withdrawable: player.balance, pending_withdraw: 0 } },
    };
  },

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
