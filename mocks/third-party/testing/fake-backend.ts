import { createRandom } from '../../db/random';
import { combinedOdds, payout } from '../book/odds';
import { type Choice, quoteOf, statusOf } from '../book/quotes';
import { isPlain } from '../message-fields';
import type { Answer, Request } from '../pages/shared/backend';
import { spin } from '../slot/spin';

interface FakeBet {
  readonly id: string;
  readonly type: string;
  readonly stake: number;
  readonly odds: number;
  readonly potential: number;
  readonly placed_at: string;
  readonly choices: readonly (Choice & { odds: number; event: string; marketName: string; selectionName: string; startsAt: number })[];
}

export const FAKE_TOKEN = 'spb_fake';
export const FAKE_SESSION = 'gms_fake';
const SEED = 'palpite';

const refuse = (status: number, message: string): Answer => ({ status, body: { message } });

/**
 * A small fake of what the pages ask of the backend, for their tests: one player, one wallet, one game session. The
 * wallet and the status are public, so that a test can set and read them.
 */
export function createFakeBackend(now: () => number = Date.now) {
  const random = createRandom('fake');
  const answers = new Map<string, Answer>();
  const bets: FakeBet[] = [];
  const fake = {
    balance: 10_000,
    status: 'pending_face_id',
    /** The next answers are lost, after the request did what it does. */
    losing: 0,
    call,
  };

  async function call(request: Request): Promise<Answer> {
    const { key } = request;
    const answer = (key === undefined ? undefined : answers.get(key)) ?? handle(request);
    if (key !== undefined && answer.status < 300) answers.set(key, answer);
    if (fake.losing === 0) return answer;
    fake.losing -= 1;
    return { status: 0, body: null };
  }

  function handle({ method, path, body, token }: Request): Answer {
    const what = `${method} ${path}`;
    if (what === 'POST /__mock/verification') return verify(body);
    if (what === `GET /__mock/games/${FAKE_SESSION}`)
      return { status: 200, body: { data: { session_id: FAKE_SESSION, game: FAKE_GAME, balance: fake.balance } } };
    if (what === `POST /__mock/games/${FAKE_SESSION}/spin`) return play(body);
    if (what === 'GET /__mock/sports/book') {
      return {
        status: 200,
        body: { data: { seed: SEED, server_time: new Date(now()).toISOString(), limits: { min_single: 10, min_total: 50 } } },
      };
    }
    if (path === '/__mock/sports/bets' && token !== FAKE_TOKEN) return refuse(401, 'Unauthenticated.');
    if (what === 'GET /__mock/sports/bets') return { status: 200, body: { data: bets.map(written), balance: fake.balance } };
    return what === 'POST /__mock/sports/bets' ? placeAll(body) : refuse(404, 'Não encontrado.');
  }

  function verify(body: unknown): Answer {
    if (!isPlain(body) || body.token !== 'standin-verification') return refuse(401, 'Unauthenticated.');
    fake.status = 'approved';
    return { status: 200, body: { user_status: 'approved', isApproved: true } };
  }

  function play(body: unknown): Answer {
    const amount = isPlain(body) ? Number(body.amount) : 0;
    if (amount > fake.balance) return refuse(422, 'Saldo insuficiente.');
    const round = spin(random, amount, FAKE_GAME.rtp);
    fake.balance += round.win - amount;
    return { status: 200, body: { data: { id: random.hex(8), amount, ...round, balance: fake.balance } } };
  }

  function placeAll(body: unknown): Answer {
    const wanted = isPlain(body) && Array.isArray(body.bets) ? body.bets : [];
    const stake = wanted.reduce((sum: number, bet: { stake: number }) => sum + bet.stake, 0);
    if (stake > fake.balance) return refuse(422, 'Saldo insuficiente.');
    const placed: FakeBet[] = [];
    for (const bet of wanted) {
      const choices = [];
      for (const leg of bet.legs) {
        const quote = quoteOf(SEED, leg, now());
        if (quote === undefined || quote.odds !== leg.odds) return refuse(409, 'As odds mudaram.');
        const { event, market, selection, odds } = quote;
        choices.push({
          ...leg,
          odds,
          event: `${event.home} x ${event.away}`,
          marketName: market,
          selectionName: selection,
          startsAt: event.startsAt,
        });
      }
      const odds = combinedOdds(choices.map((choice) => choice.odds));
      placed.push({
        id: `spt_${random.hex(4)}`,
        type: bet.type,
        stake: bet.stake,
        odds,
        potential: payout(bet.stake, odds),
        placed_at: new Date(now()).toISOString(),
        choices,
      });
    }
    fake.balance -= stake;
    bets.unshift(...placed);
    return { status: 201, body: { data: placed.map(written), balance: fake.balance } };
  }

  function written({ choices, odds, ...bet }: FakeBet) {
    const legs = choices.map((choice) => ({
      event: choice.event,
      market: choice.marketName,
      selection: choice.selectionName,
      odds: choice.odds / 1000,
      status: statusOf(SEED, choice, now()),
      starts_at: new Date(choice.startsAt).toISOString(),
    }));
    const has = (status: string) => legs.some((leg) => leg.status === status);
    return { ...bet, odds: odds / 1000, status: has('lost') ? 'lost' : has('open') ? 'open' : has('won') ? 'won' : 'void', legs };
  }

  return fake;
}

const FAKE_GAME = { id: '1024', name: 'Noite de Cobre', provider: 'Oficina Aurora', min_bet: 20, max_bet: 50_000, rtp: 96.5 };
