import type { DoubleColor } from '../../domain/double/double';
import { computeRoll, rollColor } from '../../domain/double/double';
import { isoDateTime } from '../../domain/calendar';
import type { World } from '../../db/world';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall, Cheats } from './cheat';
import type { SaidBet } from './double-story';
import { resigned, sayingBets } from './double-story';

const LOST: UntypedResponse = { status: 500, body: { message: 'Erro interno. Tente de novo em instantes.' } };
const CLOSED: UntypedResponse = { status: 409, body: { message: 'As apostas desta rodada já foram encerradas.' } };
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
    after: (answer, { id }) => (id === 'placeDoubleBet' ? LOST : answer),
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
  'winning-bets-refused': {
    gain: 'Bets that would win are refused, and losing ones accepted.',
    before: (call) => (call.id === 'placeDoubleBet' && isWinning(call) ? CLOSED : undefined),
    ends: 'orange',
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
