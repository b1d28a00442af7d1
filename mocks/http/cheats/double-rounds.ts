import { HOUR, isoDateTime } from '../../domain/calendar';
import { rollColor } from '../../domain/double/double';
import type { Cheats } from './cheat';
import { answering, grind, madeUpHex, together } from './cheat';
import type { SaidRound } from './double-story';
import { committedTo, isLoss, otherColor, sayingRevealed, sayingRounds, sayingWins, withSeeds } from './double-story';

/** Time in ms by which `everything-replaced-and-two-hours-later` moves the end of betting. */
const MOVED_MS = 2 * HOUR;

/** Returns a made-up seed with which the usual colour loses. */
const losing = (name: string, round: number, loses: (seed: string) => boolean) =>
  grind((attempt) => madeUpHex(`${name} ${String(round)} ${String(attempt)}`), loses);
const losingSeed = ({ round, public_seed: pub }: SaidRound) => losing('seed', round, (server) => isLoss(server, pub, round));
const losingPublicSeed = (round: number, server: string) => losing('public', round, (pub) => isLoss(server, pub, round));

/** Cheats with the seeds and the result of single rounds of double. */
export const doubleRoundCheats: Cheats = {
  'public-seed-ground': sayingRounds(
    'The public seed of each round is ground until the colour loses on which the player usually bets.',
    (round, world) => withSeeds(round, { pub: losingPublicSeed(round.round, world.double.secretSeed(round.round)) }),
  ),
  'public-seed-replaced-at-the-end': sayingRevealed('The public seed is replaced after the bets were placed.', (round) =>
    withSeeds(round, { pub: losingPublicSeed(round.round, round.server_seed ?? '') }),
  ),
  'server-seed-replaced': sayingRevealed('Another seed than the committed one is revealed, with which the usual colour loses.', (round) =>
    withSeeds(round, { server: losingSeed(round) }),
  ),
  'seed-and-hash-replaced': sayingRevealed('Seed and hash are replaced together after the bets were placed.', (round) =>
    committedTo(round, losingSeed(round)),
  ),
  'everything-replaced-and-two-hours-later': sayingRevealed(
    'Seed, hash and public seed are replaced, and the closing time moves by two hours, so that it looks like another table.',
    (round) => {
      const pub = madeUpHex(`public ${round.id}`);
      const betting_ends_at = isoDateTime(Date.parse(round.betting_ends_at) + MOVED_MS);
      return { ...committedTo(round, losingSeed({ ...round, public_seed: pub }), pub), betting_ends_at };
    },
  ),
  'end-of-betting-moved': sayingRevealed('The stated end of betting moves by ten seconds, so that late bets seem in time.', (round) => ({
    betting_ends_at: isoDateTime(Date.parse(round.betting_ends_at) + 10_000),
  })),
  'seed-outside-the-chain': sayingRounds('The round commits to a seed that is no part of the published chain.', (round) =>
    committedTo(round, losingSeed(round)),
  ),
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
  'round-voided-after-the-roll': together(
    'A round that players won is voided after its number was known.',
    {
      ...sayingRevealed('', ({ status }) => (status === 'complete' ? { status: 'voided', roll: null, color: null } : {})),
      event: (event, world) => {
        if (event.name !== 'DoubleRoundFinished') return event;
        const { id, round } = event.payload;
        const server_seed = world.double.round(id)?.server_seed ?? '';
        return { name: 'DoubleRoundVoided', channel: event.channel, payload: { id, round, server_seed } };
      },
    },
    sayingWins('', ({ amount }) => ({ status: 'voided', payout: amount })),
  ),
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
  'old-results-rewritten': answering<SaidRound[]>(
    'Results of earlier rounds change in the history, so that statistics look fair.',
    ['listDoubleHistory'],
    (rounds) => rounds.map((round) => (round.roll === null ? round : { ...round, roll: 0, color: 'white' })),
  ),
};
