import type { DoubleColor } from '../../domain/double/double';
import { computeRoll, rollColor } from '../../domain/double/double';
import { isoDateTime } from '../../domain/calendar';
import type { World } from '../../db/world';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall, Cheats } from './cheat';
import type { SaidBet } from './double-story';
import { beforePlacing, resigned, sayingBets, sayingRevealed, sayingWins } from './double-story';

const LOST: UntypedResponse = { status: 500, body: { message: 'Erro interno. Tente de novo em instantes.' } };
const CLOSED: UntypedResponse = { status: 409, body: { message: 'As apostas desta rodada já foram encerradas.' } };
const TOO_HIGH: UntypedResponse = {
  status: 422,
  body: { message: 'Os dados enviados são inválidos.', errors: { amount: ['O valor máximo é R$ 0,10.'] } },
};
/** Time in ms between the end of betting and a late bet after it, or an invented bet before it. */
const LATE_MS = 4000;
const FORGED = 'A'.repeat(86);

/** Returns the colour that a round will have, which only the operator knows. */
function colorOf(world: World, id: string): DoubleColor {
  const round = Number(id.slice(4));
  return rollColor(computeRoll(world.double.secretSeed(round), world.double.round(id)?.public_seed ?? '', round));
}
const losingColor = (world: World, id: string) => (colorOf(world, id) === 'red' ? 'black' : 'red');
const isWinning = ({ world, body }: CheatCall) => body['color'] === colorOf(world, String(body['round_id']));
const isOver = (world: World, { round_id }: SaidBet) => world.double.round(round_id)?.status === 'complete';

/** Adds a bet without a request of the player to the list of a round. */
const inventing = (gain: string, change: (bet: SaidBet, call: CheatCall) => SaidBet): Cheat & Required<Pick<Cheat, 'after'>> => ({
  gain,
  after: (answer, call) => {
    const { id, world, query } = call;
    const roundId = String(query['round_id']);
    const round = world.double.round(roundId);
    if (id !== 'listDoubleBets' || round === undefined) return answer;
    const isLost = round.status === 'complete';
    const bet = {
      id: `bet_9${String(round.round)}`,
      round_id: roundId,
      color: losingColor(world, roundId),
      amount: 5000,
      placed_at: isoDateTime(Date.parse(round.betting_ends_at) - LATE_MS),
      ...(isLost ? { status: 'lost', payout: 0 } : { status: 'open', payout: null }),
    } as SaidBet;
    const body = answer.body as { data: SaidBet[] };
    return { ...answer, body: { ...body, data: [change(bet, call), ...body.data] } };
  },
});

const signed = (bet: SaidBet, { playerId }: CheatCall) => resigned(bet, {}, playerId);

/** Loses the response to each bet, and hides the bet until the roll. */
function hidingBets(gain: string): Cheat {
  const hidden = sayingBets(gain, (bet, _, { world, playerId }) => {
    if (!isOver(world, bet)) return undefined;
    return bet.status === 'won' ? resigned(bet, { status: 'cancelled', payout: bet.amount }, playerId) : {};
  });
  return { ...hidden, after: (answer, call) => (call.id === 'placeDoubleBet' ? LOST : hidden.after(answer, call)) };
}

const losing: Required<Cheat>['after'] = (answer, { id }) => (id === 'placeDoubleBet' ? LOST : answer);

/** Refuses bets that would win. */
const refusing = (gain: string, answer: UntypedResponse): Cheat => ({
  gain,
  before: (call) => (call.id === 'placeDoubleBet' && isWinning(call) ? answer : undefined),
  ends: 'orange',
});

const unreturned = sayingBets('', (bet) => (bet.status === 'voided' ? { payout: 0 } : {}));
const openBets = sayingBets('', (bet) => (bet.status === 'open' ? {} : { status: 'open', payout: null }));
const openRounds = sayingRevealed('', () => ({ status: 'rolling', server_seed: null, roll: null, color: null }));

/** Never states the end of a round. @param answer answer to a request of the round */
const withholding = (gain: string, answer: UntypedResponse): Cheat => ({
  gain,
  before: ({ id }) => (id === 'getDoubleRound' ? answer : undefined),
  after: (honest, call) => {
    const { data } = honest.body as { data: unknown };
    if (call.id === 'listDoubleHistory') return { ...honest, body: { ...(honest.body as object), data: (data as unknown[]).slice(1) } };
    return openBets.after(openRounds.after(honest, call), call);
  },
  event: (event) => (event.name === 'DoubleRoundRolling' || event.name === 'DoubleRoundFinished' ? undefined : event),
  ends: 'orange',
});

/** Cheats with lost, refused and invented bets of double, in which every seed and every number is true. */
export const doubleAnswerCheats: Cheats = {
  'bet-invented': inventing('A losing bet that nobody placed is in the list, with a signature of nothing.', (bet, call) => {
    const { receipt } = signed(bet, call);
    return { ...bet, receipt: { ...receipt, signature: FORGED } };
  }),
  'bet-invented-and-signed': {
    ...inventing('A losing bet that nobody placed is in the list, with a true signature.', signed),
    ends: 'orange',
  },
  'lost-bet-on-the-losing-colour': {
    gain: 'The response to a bet is lost, and the bet is booked on the colour that loses.',
    before: ({ id, world, body }) => {
      if (id === 'placeDoubleBet') body['color'] = losingColor(world, String(body['round_id']));
      return undefined;
    },
    after: losing,
  },
  'hidden-win-called-cancelled': hidingBets(
    'The response to a bet is lost; the bet is hidden until the roll, and called cancelled if it has won.',
  ),
  'refused-cancellation-called-cancelled': {
    ...sayingBets('A cancellation is refused, and the bet is called cancelled once it has won.', (bet, _, { playerId }) =>
      bet.status === 'won' ? resigned(bet, { status: 'cancelled', payout: bet.amount }, playerId) : {},
    ),
    before: ({ id }) => (id === 'cancelDoubleBet' ? CLOSED : undefined),
  },
  'bet-accepted-after-the-end': sayingBets('A losing bet is accepted seconds after the end of betting.', (bet, _, { world }) => ({
    placed_at: isoDateTime(Date.parse(world.double.round(bet.round_id)?.betting_ends_at ?? bet.placed_at) + LATE_MS),
  })),
  'winning-bets-refused': refusing('Bets that would win are refused, and losing ones accepted.', CLOSED),
  'winning-bets-too-high': refusing('Bets that would win are refused as too high, and losing ones accepted.', TOO_HIGH),
  'winning-bets-lost': refusing('Bets that would win get no answer and are not placed.', LOST),
  'refused-bet-played': {
    gain: 'Bets are refused, and those that lose are booked nevertheless.',
    before: (call) => (call.id === 'placeDoubleBet' && isWinning(call) ? CLOSED : undefined),
    after: (answer, { id }) => (id === 'placeDoubleBet' ? CLOSED : answer),
  },
  'lost-bet-with-a-higher-stake': {
    ...beforePlacing('The response to a bet is lost, and twice the stake is booked.', (body) => {
      body['amount'] = Number(body['amount']) * 2;
    }),
    after: losing,
  },
  'bet-listed-twice': {
    gain: 'A bet is listed a second time, under another id and with a true signature.',
    after: (answer, call) => {
      if (call.id !== 'listDoubleBets') return answer;
      const { data, ...rest } = answer.body as { data: SaidBet[] };
      return { ...answer, body: { ...rest, data: data.flatMap((bet) => [bet, resigned(bet, { id: `${bet.id}9` }, call.playerId)]) } };
    },
    ends: 'orange',
  },
  'cancellations-of-losing-bets-refused': {
    gain: 'Cancellations of bets that would lose are refused, and those of winning ones accepted.',
    before: ({ id, world, playerId, path }) => {
      const bet = id === 'cancelDoubleBet' ? world.double.bets(playerId).find((one) => one.id === path.id) : undefined;
      return bet === undefined || bet.color === colorOf(world, `dbl_${String(bet.round)}`) ? undefined : CLOSED;
    },
    ends: 'orange',
  },
  'lost-cancellation-called-cancelled': {
    ...sayingWins('The response to a cancellation is lost, and the bet is called cancelled once it has won.', (bet, { playerId }) =>
      resigned(bet, { status: 'cancelled', payout: bet.amount }, playerId),
    ),
    before: ({ id }) => (id === 'cancelDoubleBet' ? LOST : undefined),
  },
  'won-round-withheld': withholding('The end of a round is never stated, and its bets stay open.', LOST),
  'won-round-not-found': withholding('A round is called unknown after its end, and its bets stay open.', {
    status: 404,
    body: { message: 'Não encontrado.' },
  }),
  'voided-stake-kept': {
    gain: 'A round is voided, and its stakes are not returned.',
    after: (answer, call) => {
      if (call.id === 'placeDoubleBet') call.world.double.voidRound();
      return unreturned.after(answer, call);
    },
  },
  'prize-not-credited': {
    ...sayingBets('A prize is stated and never reaches the balance, because another colour is booked.', (bet, _, { playerId }) => {
      const color = bet.color === 'red' ? 'black' : 'red';
      return resigned(bet, { color, ...(bet.status === 'lost' && { status: 'won', payout: bet.amount * 2 }) }, playerId);
    }),
    before: ({ id, body }) => {
      if (id === 'placeDoubleBet') body['color'] = body['color'] === 'red' ? 'black' : 'red';
      return undefined;
    },
  },
  'winning-rounds-voided': {
    gain: 'Rounds that the player would win are voided in time.',
    after: (answer, call) => {
      if (call.id === 'placeDoubleBet' && isWinning(call)) call.world.double.voidRound();
      return answer;
    },
    ends: 'orange',
  },
};
