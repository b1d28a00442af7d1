import { toTransactionDto } from '../../domain/money/ledger';
import { toBetDto } from '../../domain/money/bet-history';
import { toDepositDto } from '../../domain/money/deposits';
import { toPixKeyDto } from '../../domain/money/pix-keys';
import { OPERATOR } from '../../db/content/platform';
import { filterBets } from '../../db/money/bet-lists';
import { createResultsStatement } from '../../domain/money/results-statement';
import { createStatement } from '../../domain/money/statement';
import { toSportsBetDto } from '../../domain/sports-bets';
import { formatCpf } from '../../domain/cpf';
import { toWalletSummary } from '../../domain/money/wallet';
import { toWithdrawalDto } from '../../domain/money/withdrawals';
import { getPaging, paginate, paginateQuery } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

/**
 * Tax on winnings: 15 % above the first bracket of the yearly table (Lei 14.790/2023, art. 31, and IN RFB 2.299/2025).
 * The operator's counsel must confirm the rate, in basis points, and the exempt amount, in cents.
 */
const TAX = { rate_bp: 1500, exempt_amount: 2_846_720 };
/** Placeholder for the text of the annex of IN RFB 2.299/2025, which operators take from the rule itself. Only yearly statements have it. */
const CERTIFICATE_NOTICE = 'Texto que a Receita Federal exige neste comprovante, fornecido pela operadora.';
/** Returns true if a period is a year (YYYY), not a month (YYYY-MM). */
const isYear = (period: string) => period.length === 4;

const NOT_FOUND = messageResponse(404, 'Não encontrado.');

/** Handlers of money. A new withdrawal and changes of PIX keys may need a confirmed session (SPEC Q32). The list of bets settles sports bets. */
export const walletHandlers: TagHandlers<'wallet'> = {
  getWallet: ({ world, bearer: { player } }) => ({ status: 200, body: { data: toWalletSummary(world.accounts.get(player.id).wallet) } }),

  createDeposit({ world, body, visit, bearer: { player } }) {
    const deposit = world.cashier.deposit(player, body, world.authorization.accessContext(player, visit));
    return deposit.ok ? { status: 201, body: { data: toDepositDto(deposit.value, world.clock.now()) } } : deposit.error;
  },

  getDeposit({ world, path, bearer: { player } }) {
    const deposit = world.accounts.get(player.id).deposits.get(path.id);
    return deposit === undefined ? NOT_FOUND : { status: 200, body: { data: toDepositDto(deposit, world.clock.now()) } };
  },

  listPixKeys({ world, query, bearer: { player } }) {
    const keys = world.accounts.get(player.id).pixKeys.toReversed();
    const keyDtos = keys.map((key) => toPixKeyDto(key, player.cpf));
    return { status: 200, body: paginate(keyDtos, getPaging(query), '/api/pix-keys') };
  },

  createPixKey({ world, body, visit, bearer: { player, session } }) {
    const forbidden =
      world.authorization.accessBlock('pix_key', player, visit) ?? world.identity.confirmations.block(player.id, session.id);
    if (forbidden !== null) return forbidden;
    const added = world.cashier.addKey(player, body.type, body.key);
    return added.ok ? { status: 201, body: { data: toPixKeyDto(added.value, player.cpf) } } : added.error;
  },

  deletePixKey({ world, path, visit, bearer: { player, session } }) {
    const forbidden =
      world.authorization.accessBlock('pix_key', player, visit) ?? world.identity.confirmations.block(player.id, session.id);
    return forbidden ?? world.cashier.removeKey(player.id, path.id) ?? { status: 204 };
  },

  listWithdrawals({ world, query, bearer: { player } }) {
    const withdrawals = [...world.accounts.get(player.id).withdrawals.values()].toReversed();
    const times = world.cashier.times();
    const page = paginate(withdrawals.map(toWithdrawalDto), getPaging(query), '/api/withdrawals');
    return { status: 200, body: { ...page, ...(times !== undefined && { times }) } };
  },

  createWithdrawal({ world, body, visit, bearer: { player, session } }) {
    const unconfirmed = world.identity.confirmations.block(player.id, session.id);
    if (unconfirmed !== null) return unconfirmed;
    const input = { amount: body.amount, pixKeyId: body.pix_key_id };
    const withdrawal = world.cashier.withdraw(player, input, world.authorization.accessContext(player, visit));
    return withdrawal.ok ? { status: 201, body: { data: toWithdrawalDto(withdrawal.value) } } : withdrawal.error;
  },

  getWithdrawal({ world, path, bearer: { player } }) {
    const withdrawal = world.accounts.get(player.id).withdrawals.get(path.id);
    return withdrawal === undefined ? NOT_FOUND : { status: 200, body: { data: toWithdrawalDto(withdrawal) } };
  },

  cancelWithdrawal({ world, path, visit, bearer: { player } }) {
    const forbidden = world.authorization.accessBlock('cancel_withdrawal', player, visit);
    if (forbidden !== null) return forbidden;
    const cancelled = world.cashier.cancel(player.id, path.id);
    return cancelled.ok ? { status: 200, body: { data: toWithdrawalDto(cancelled.value) } } : cancelled.error;
  },

  listTransactions({ world, query, bearer: { player } }) {
    const entries = world.accounts.transactions(player.id, query);
    return { status: 200, body: paginateQuery(entries, toTransactionDto, '/api/transactions', query) };
  },

  listBets({ world, query, bearer: { player } }) {
    // The sports bets are read first, because that settles the ended ones.
    const sportsBets = new Map(world.sportsBook.bets(player.id).map((bet) => [bet.id, bet]));
    const bets = filterBets(world.accounts.get(player.id).bets, query);
    const toDto = (bet: (typeof bets)[number]) => {
      const sportsBet = sportsBets.get(bet.id);
      return toBetDto(bet, sportsBet === undefined ? [] : toSportsBetDto(sportsBet).legs);
    };
    return { status: 200, body: paginateQuery(bets, toDto, '/api/bets', query) };
  },

  getResultsStatement({ world, query, bearer: { player } }) {
    const account = world.accounts.get(player.id);
    const parties = {
      operator: { name: OPERATOR.company, document: OPERATOR.cnpj },
      brands: [world.settings.general_site_title ?? 'Palpite'],
      player: { name: player.name, document: formatCpf(player.cpf) },
      tax: TAX,
      notice: isYear(query.period) ? CERTIFICATE_NOTICE : null,
    };
    const input = { ...account, journal: account.journal.values() };
    const statement = createResultsStatement(input, query.period, parties, world.clock.now());
    return statement.ok ? { status: 200, body: { data: statement.value } } : statement.error;
  },

  getStatement({ world, query, bearer: { player } }) {
    const statement = createStatement(world.accounts.get(player.id).dailyTotals, query, world.clock.now());
    return statement.ok ? { status: 200, body: { data: statement.value } } : statement.error;
  },
};
