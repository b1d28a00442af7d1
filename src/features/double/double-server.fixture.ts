import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { Protection } from '@generated/api/model/protection';

import type { TestRounds } from '@/fairness/double/rounds.fixture';
import { COLOR_RULES } from '@/fairness/double/rules';
import { PLAYER, signBet, testConfig } from '@/fairness/double/signing.fixture';
import type { Known } from '@/shared/lib/known';

/** Number of bets over all servers: the site remembers bets by id. */
let betCount = 0;

const LIST = { links: { first: '/', last: '/', prev: null, next: null } };
const PLATFORM = {
  environment: 'sandbox',
  authorization: 'Portaria 1/2026',
  company: 'Palpite Ltda.',
  cnpj: '00.000.000/0001-00',
  support: { email: 'ajuda@exemplo.invalid', phone: null, url: null, hours: 'Todos os dias, 24 horas' },
  central_url: 'https://central.invalid',
  server_time: '2026-11-21T14:05:03-03:00',
};
const meta = (total: number) => ({
  current_page: 1,
  from: total === 0 ? null : 1,
  last_page: 1,
  path: '/',
  per_page: 60,
  to: total === 0 ? null : total,
  total,
});

/**
 * Creates one table and one player, whose requests `serve` answers, every list as one page and without checking a login. Each request first
 * settles the bets of ended rounds. A test changes its fields: `alterRound` and `alterBet` change rounds and bets in lists (undefined hides
 * a bet), `isVoided` voids rounds, and `rejectBet` answers all bets. `posts` has the bets received, also rejected ones, `tableRequests` the
 * number of requests for the current round. `balance` is in cents and may become negative. A bet that is sent again with the same
 * idempotency key is placed again, and a bet that is cancelled again is paid back again.
 *
 * @param now epoch ms
 */
export function createDoubleServer(rounds: TestRounds, now: () => number) {
  const server = {
    bets: [] as (Known<DoubleBet> & { round: number })[],
    balance: 5000,
    posts: [] as { key: string | null; body: string }[],
    tableRequests: 0,
    /** Paths of the reads. */
    calls: [] as string[],
    alterRound: (round: DoubleRound): DoubleRound => round,
    alterBet: (bet: Known<DoubleBet>): Known<DoubleBet> | undefined => bet,
    config: testConfig(rounds.chain),
    isVoided: (_round: number): boolean => false,
    rejectBet: undefined as (() => Response) | undefined,
    protection: {
      limits: [],
      suspension: null,
      exclusion: null,
      reminders: { session_minutes: null, spend_amount: null },
      central_url: 'https://central.invalid',
    } as Protection,
    serve,
  };

  function current(): DoubleRound {
    const round = rounds.at(now());
    return server.isVoided(round.round) ? { ...rounds.voided(round.round), server_time: round.server_time } : round;
  }

  const over = (round: number) => (server.isVoided(round) ? rounds.voided(round) : rounds.over(round));

  function settle(): void {
    const { round, status } = current();
    for (const bet of server.bets) {
      if (bet.status !== 'open' || bet.round > round || (bet.round === round && (status === 'waiting' || status === 'rolling'))) continue;
      if (server.isVoided(bet.round)) {
        Object.assign(bet, { status: 'voided', payout: bet.amount });
        server.balance += bet.amount;
        continue;
      }
      const isWon = rounds.over(bet.round).color === bet.color;
      bet.status = isWon ? 'won' : 'lost';
      bet.payout = isWon ? bet.amount * COLOR_RULES[bet.color].pays : 0;
      server.balance += bet.payout;
    }
  }

  function place(body: string): Response {
    const { round_id, color, amount }: Pick<Known<DoubleBet>, 'round_id' | 'color' | 'amount'> = JSON.parse(body);
    const { id, round, status } = current();
    if (server.rejectBet !== undefined) return server.rejectBet();
    if (id !== round_id || status !== 'waiting')
      return Response.json({ message: 'As apostas desta rodada já foram encerradas.' }, { status: 409 });
    betCount += 1;
    const bet = signBet({ id: `bet_${betCount}`, round_id, color, amount, status: 'open', payout: null }, round);
    server.bets.push({ ...bet, round });
    server.balance -= amount;
    return Response.json({ data: bet }, { status: 201 });
  }

  function cancel(id: string): Response {
    const bet = server.bets.find((one) => one.id === id);
    if (bet === undefined || current().status !== 'waiting')
      return Response.json({ message: 'As apostas desta rodada já foram encerradas.' }, { status: 409 });
    Object.assign(bet, signBet({ ...toDto(bet), status: 'cancelled', payout: bet.amount }, bet.round));
    server.balance += bet.amount;
    return Response.json({ data: toDto(bet) });
  }

  function history(): DoubleRound[] {
    const { round, status } = current();
    const newest = status === 'complete' || status === 'voided' ? round : round - 1;
    return Array.from({ length: newest }, (_, index) => server.alterRound(over(newest - index)));
  }

  async function serve(request: Request): Promise<Response> {
    settle();
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'GET') server.calls.push(pathname);
    const [, betId] = /\/double\/bets\/(\w+)$/.exec(pathname) ?? [];
    if (betId !== undefined) return cancel(betId);
    switch (pathname) {
      case '/v2/mini-games/double/current':
        server.tableRequests += 1;
        return Response.json({ data: server.alterRound(current()) });
      case '/v2/mini-games/double/history': {
        const data = history();
        return Response.json({ data, ...LIST, meta: meta(data.length) });
      }
      case '/v2/mini-games/double/config':
        return Response.json({ data: server.config });
      case '/api/mini-games/double/bets': {
        if (request.method === 'POST') {
          const body = await request.text();
          server.posts.push({ key: request.headers.get('Idempotency-Key'), body });
          return place(body);
        }
        const of = searchParams.get('round_id');
        const data = server.bets
          .filter(({ round_id }) => of === null || of === round_id)
          .flatMap((bet) => server.alterBet(toDto(bet)) ?? []);
        return Response.json({ data: data.toReversed(), ...LIST, meta: meta(data.length) });
      }
      case '/v2/settings/':
        return Response.json({});
      case '/v2/platform':
        return Response.json({ data: PLATFORM });
      case '/api/protection':
        return Response.json({ data: server.protection });
      case '/api/auth/me':
        return Response.json({
          user: { id: PLAYER, name: 'Ana', email: 'ana@exemplo.invalid', status: 'Ativo' },
          balance: server.balance,
          wallet: { bonus_mixed: 0 },
          user_rollover: null,
        });
    }
    const round = history().find(({ id }) => pathname === `/v2/mini-games/double/rounds/${id}`);
    return round === undefined ? Response.json({ message: 'Não encontrado.' }, { status: 404 }) : Response.json({ data: round });
  }

  return server;
}

const toDto = ({ id, round_id, color, amount, status, payout, placed_at, receipt }: Known<DoubleBet>): Known<DoubleBet> => ({
  id,
  round_id,
  color,
  amount,
  status,
  payout,
  placed_at,
  receipt,
});
