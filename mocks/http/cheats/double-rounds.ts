import { HOUR, isoDateTime } from '../../domain/calendar';
import { computeRoll, rollColor } from '../../domain/double/double';
import { seedHash } from '../../domain/fairness';
import type { Cheats } from './cheat';
import type { SaidRound } from './double-story';
import { grindLoss, madeUpHex, sayingBets, sayingRevealed, sayingRounds, withSeeds } from './double-story';

/** Time by which a cheat moves the end of betting. */
const MOVED_MS = 2 * HOUR;

/** Returns a made-up server seed with which the colour loses on which the player of the tests usually bets. */
const losingSeed = ({ round, public_seed: pub }: SaidRound) =>
  grindLoss(
    (attempt) => madeUpHex(`seed ${String(round)} ${String(attempt)}`),
    (server) => rollColor(computeRoll(server, pub, round)),
  );

const otherColor = ({ color }: SaidRound) => (color === 'red' ? 'black' : 'red');

const voidedRounds = sayingRevealed('', ({ status }) => (status === 'complete' ? { status: 'voided', roll: null, color: null } : {}));
const voidedBets = sayingBets('', (bet) => (bet.status === 'won' ? { status: 'voided', payout: bet.amount } : {}));

/** Cheats with the seeds and the result of single rounds of double. */
export const doubleRoundCheats: Cheats = {
  'public-seed-ground': sayingRounds(
    'The public seed of each round is ground until the colour loses on which the player usually bets.',
    (round, world) => {
      const secret = world.double.secretSeed(round.round);
      const pub = grindLoss(
        (attempt) => madeUpHex(`public ${round.id} ${String(attempt)}`),
        (tried) => rollColor(computeRoll(secret, tried, round.round)),
      );
      return withSeeds(round, { pub });
    },
  ),
  'public-seed-replaced-at-the-end': sayingRevealed('The public seed is replaced after the bets were placed.', (round) => {
    const { round: number, server_seed: server } = round;
    const pub = grindLoss(
      (attempt) => madeUpHex(`public ${String(number)} ${String(attempt)}`),
      (tried) => rollColor(computeRoll(server ?? '', tried, number)),
    );
    return withSeeds(round, { pub });
  }),
  'server-seed-replaced': sayingRevealed('Another seed than the committed one is revealed, with which the usual colour loses.', (round) =>
    withSeeds(round, { server: losingSeed(round) }),
  ),
  'seed-and-hash-replaced': sayingRevealed('Seed and hash are replaced together after the bets were placed.', (round) => {
    const server = losingSeed(round);
    return { ...withSeeds(round, { server }), server_seed_hash: seedHash(server) };
  }),
  'everything-replaced-and-two-hours-later': sayingRevealed(
    'Seed, hash and public seed are replaced, and the closing time moves by two hours, so that it looks like another table.',
    (round) => {
      const pub = madeUpHex(`public ${round.id}`);
      const server = losingSeed({ ...round, public_seed: pub });
      const betting_ends_at = isoDateTime(Date.parse(round.betting_ends_at) + MOVED_MS);
      return { ...withSeeds(round, { server, pub }), server_seed_hash: seedHash(server), betting_ends_at };
    },
  ),
  'end-of-betting-moved': sayingRevealed('The stated end of betting moves by ten seconds, so that late bets seem in time.', (round) => ({
    betting_ends_at: isoDateTime(Date.parse(round.betting_ends_at) + 10_000),
  })),
  'seed-outside-the-chain': sayingRounds('The round commits to a seed that is no part of the published chain.', (round) => {
    const server = losingSeed(round);
    return { ...withSeeds(round, { server }), server_seed_hash: seedHash(server) };
  }),
  'roll-altered': sayingRevealed('The wheel stops at another number than the seeds say.', ({ roll }) => {
    const other = ((roll ?? 0) + 7) % 15;
    return roll === null ? {} : { roll: other, color: rollColor(other) };
  }),
  'colour-altered': sayingRevealed('The number is the right one, and its colour is called another.', (round) =>
    round.color === null ? {} : { color: otherColor(round) },
  ),
  'seed-withheld': {
    ...sayingRevealed('The seed of the round stays secret, so that nobody can compute the number.', () => ({ server_seed: null })),
    // The event is not sent, because it has no field without a seed.
    event: (event) => (event.name === 'DoubleRoundRolling' ? undefined : event),
  },
  'round-voided-after-the-roll': {
    gain: 'A round that players won is voided after its number was known.',
    after: (answer, call) => voidedBets.after(voidedRounds.after(answer, call), call),
    event: (event, world) => {
      if (event.name !== 'DoubleRoundFinished') return event;
      const { id, round } = event.payload;
      return {
        name: 'DoubleRoundVoided',
        channel: event.channel,
        payload: { id, round, server_seed: world.double.round(id)?.server_seed ?? '' },
      };
    },
  },
  'events-tell-another-number': {
    gain: 'The wheel shows a loss, while the lists have the true number.',
    event: (event, world) => {
      if (event.name !== 'DoubleRoundRolling' && event.name !== 'DoubleRoundFinished') return event;
      const roll = (event.payload.roll + 7) % 15;
      return world.double.round(event.payload.id) === undefined
        ? event
        : ({ ...event, payload: { ...event.payload, roll, color: rollColor(roll) } } as typeof event);
    },
  },
  'old-results-rewritten': {
    gain: 'Results of earlier rounds change in the history, so that statistics look fair.',
    after: (answer, { id }) => {
      if (id !== 'listDoubleHistory') return answer;
      const { data } = answer.body as { data: SaidRound[] };
      const change = (round: SaidRound) => (round.roll === null ? round : { ...round, roll: 0, color: 'white' as const });
      return { ...answer, body: { ...(answer.body as object), data: data.map(change) } };
    },
  },
};
