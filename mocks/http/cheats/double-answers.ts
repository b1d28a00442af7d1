import type { DoubleColor } from '../../domain/double/double';
import { computeRoll, rollColor } from '../../domain/double/double';
import { isoDateTime } from '../../domain/calendar';
import type { World } from '../../db/world';
import type { UntypedResponse } from '../types';
import type { Cheat, CheatCall, Cheats } from './cheat';
import { afterwards, answering, changing, doublingStake, invalidStake, losingResponse, LOST, refusing, together, unproven } from './cheat';
import type { SaidBet } from './double-story';
import { calledCancelled, otherColor, sayingBets, sayingRevealed, sayingWins, signed } from './double-story';

/** Refusal of a bet or of a cancellation after the end of betting. */
const CLOSED: UntypedResponse = { status: 409, body: { message: 'As apostas desta rodada já foram encerradas.' } };
/** Refusal of a stake as above the maximum. */
const TOO_HIGH = invalidStake('O valor máximo é R$ 0,10.');
/** Time in ms between the end of betting and a late bet after it, or an invented bet before it. */
const LATE_MS = 4000;
/** Signature of zero bytes in base64url. */
const FORGED = 'A'.repeat(86);

/** Returns the colour that a round will have, which only the operator knows. */
function colorOf(world: World, id: string): DoubleColor {
  const round = Number(id.slice(4));
  return rollColor(computeRoll(world.double.secretSeed(round), world.double.round(id)?.public_seed ?? '', round));
}
/** Returns a colour with which a bet on a round will lose. */
const losingColor = (world: World, id: unknown) => otherColor({ color: colorOf(world, String(id)) });
/** Returns true for the placing of a bet that will win. */
const isWinning = ({ world, body }: CheatCall) => body['color'] === colorOf(world, String(body['round_id']));

/** Changes the list of the player's bets. */
const listing = (gain: string, lie: (bets: SaidBet[], call: CheatCall) => SaidBet[]): Cheat => answering(gain, ['listDoubleBets'], lie);

/** Adds a losing bet of R$ 50, which the player did not request, to the list of a round. */
const inventing = (gain: string, change: (bet: SaidBet) => SaidBet): Cheat =>
  listing(gain, (bets, { world, query, playerId }) => {
    const round = world.double.round(String(query['round_id']));
    if (round === undefined) return bets;
    const bet = {
      id: `bet_9${String(round.round)}`,
      round_id: round.id,
      color: losingColor(world, round.id),
      amount: 5000,
      placed_at: isoDateTime(Date.parse(round.betting_ends_at) - LATE_MS),
      ...(round.status === 'complete' ? { status: 'lost', payout: 0 } : { status: 'open', payout: null }),
    } as SaidBet;
    return [change(signed(bet, playerId)), ...bets];
  });

/** Part that loses the response to a bet, which is placed. */
const LOST_BET = losingResponse('placeDoubleBet');
/** Answers every cancellation with a refusal or a loss, and calls bets cancelled once they have won. */
const winsCalledCancelled = (gain: string, answer: UntypedResponse): Cheat =>
  together(gain, refusing('', 'cancelDoubleBet', answer), sayingWins('', calledCancelled));

/** Refuses bets that would win, and accepts the others. */
const refusingWins = (gain: string, answer: UntypedResponse): Cheat => unproven(refusing(gain, 'placeDoubleBet', answer, isWinning));

/**
 * Never states the end of any round, won or lost: its events `DoubleRoundRolling` and `DoubleRoundFinished` are not sent, each page of the
 * history lacks its newest round, and bets stay open.
 * @param answer answer to every request of a round by its id
 */
const withholding = (gain: string, answer: UntypedResponse): Cheat =>
  unproven(
    together(
      gain,
      refusing('', 'getDoubleRound', answer),
      answering<unknown[]>('', ['listDoubleHistory'], (rounds) => rounds.slice(1)),
      {
        ...sayingRevealed('', () => ({ status: 'rolling', server_seed: null, roll: null, color: null })),
        event: (event) => (event.name === 'DoubleRoundRolling' || event.name === 'DoubleRoundFinished' ? undefined : event),
      },
      sayingBets('', () => ({ status: 'open', payout: null })),
    ),
  );

/** Voids the open round after the placing of a bet for which `isMeant` returns true. */
const voiding = (gain: string, isMeant: (call: CheatCall) => boolean) =>
  afterwards(gain, 'placeDoubleBet', (call) => void (isMeant(call) && call.world.double.voidRound()));

/**
 * Cheats with bets, cancellations, ends of rounds, voided rounds and prizes of double. Every stated seed and roll is true. Those that
 * are `unproven` leave no proof: an honest cause is possible.
 */
export const doubleAnswerCheats: Cheats = {
  'bet-invented': inventing('A losing bet that nobody placed is in the list, with a signature of nothing.', (bet) => ({
    ...bet,
    receipt: { ...bet.receipt, signature: FORGED },
  })),
  'bet-invented-and-signed': unproven(inventing('A losing bet that nobody placed is in the list, with a true signature.', (bet) => bet)),
  'lost-bet-on-the-losing-colour': together(
    'The response to a bet is lost, and the bet is booked on the colour that loses.',
    changing('', 'placeDoubleBet', ({ round_id }, { world }) => ({ color: losingColor(world, round_id) })),
    LOST_BET,
  ),
  'hidden-win-called-cancelled': together(
    'The response to a bet is lost; the bet is hidden until the roll, and called cancelled if it has won.',
    LOST_BET,
    listing('', (bets, { world }) => bets.filter(({ round_id }) => world.double.round(round_id)?.status === 'complete')),
    sayingWins('', calledCancelled),
  ),
  'win-called-cancelled-in-time': unproven(
    sayingBets('A bet that will win is called cancelled before the result, as if another device had taken it back.', (bet, { id, world }) =>
      id === 'listDoubleBets' && world.double.round(bet.round_id)?.status !== 'waiting' && bet.color === colorOf(world, bet.round_id)
        ? calledCancelled(bet)
        : {},
    ),
  ),
  'refused-cancellation-called-cancelled': winsCalledCancelled(
    'A cancellation is refused, and the bet is called cancelled once it has won.',
    CLOSED,
  ),
  'bet-accepted-after-the-end': sayingBets('A losing bet is accepted seconds after the end of betting.', (bet, { world }) => ({
    placed_at: isoDateTime(Date.parse(world.double.round(bet.round_id)?.betting_ends_at ?? bet.placed_at) + LATE_MS),
  })),
  'winning-bets-refused': refusingWins('Bets that would win are refused, and losing ones accepted.', CLOSED),
  'winning-bets-too-high': refusingWins('Bets that would win are refused as too high, and losing ones accepted.', TOO_HIGH),
  'winning-bets-lost': refusingWins('Bets that would win get no answer and are not placed.', LOST),
  'refused-bet-played': together(
    'Bets are refused, and those that lose are booked nevertheless.',
    refusing('', 'placeDoubleBet', CLOSED, isWinning),
    afterwards('', 'placeDoubleBet', () => CLOSED),
  ),
  'lost-bet-with-a-higher-stake': together(
    'The response to a bet is lost, and twice the stake is booked.',
    doublingStake('', 'placeDoubleBet'),
    LOST_BET,
  ),
  'bet-listed-twice': unproven(
    listing('A bet is listed a second time, under another id and with a true signature.', (bets, { playerId }) =>
      bets.flatMap((bet) => [bet, signed({ ...bet, id: `${bet.id}9` }, playerId)]),
    ),
  ),
  'cancellations-of-losing-bets-refused': unproven(
    refusing(
      'Cancellations of bets that would lose are refused, and those of winning ones accepted.',
      'cancelDoubleBet',
      CLOSED,
      ({ world, playerId, path }) => {
        const bet = world.double.bets(playerId).find(({ id }) => id === path.id);
        return bet !== undefined && bet.color !== colorOf(world, `dbl_${String(bet.round)}`);
      },
    ),
  ),
  'lost-cancellation-called-cancelled': winsCalledCancelled(
    'The response to a cancellation is lost, and the bet is called cancelled once it has won.',
    LOST,
  ),
  'won-round-withheld': withholding('The end of a round is never stated, and its bets stay open.', LOST),
  'won-round-not-found': withholding('A round is called unknown after its end, and its bets stay open.', {
    status: 404,
    body: { message: 'Não encontrado.' },
  }),
  'voided-stake-kept': together(
    'A round is voided, and its stakes are not returned.',
    voiding('', () => true),
    sayingBets('', ({ status }) => (status === 'voided' ? { payout: 0 } : {})),
  ),
  'prize-not-credited': together(
    'A prize is stated and never reaches the balance, because another colour is booked.',
    changing('', 'placeDoubleBet', (body) => ({ color: otherColor(body) })),
    sayingBets('', (bet) => ({
      color: otherColor(bet),
      ...(bet.status === 'lost' && { status: 'won', payout: bet.amount * 2 }),
    })),
  ),
  'winning-rounds-voided': unproven(voiding('Rounds that the player would win are voided in time.', isWinning)),
};
