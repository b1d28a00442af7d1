import type { DoubleBet } from '@generated/api/model/double-bet';

import type { BetClaim } from './checks/claims';
import type { DoubleLine } from './journal';
import { ownBets } from './journal';

/**
 * Pairs the bets of this browser with the listed bets, oldest first. The listed bets that it did not place follow. An accepted bet is
 * paired by its id, and stays without a pair if it is not listed. A refused or unanswered one is paired with a listed one of the same
 * colour and amount, and is left out without such a pair.
 *
 * @param reported bets of the player's list, newest first
 */
export function betClaims(lines: readonly DoubleLine[], reported: readonly DoubleBet[]): BetClaim[] {
  const left = new Map(withoutOutdated(reported).map((bet) => [bet.id, bet]));
  const take = (bet: DoubleBet | undefined) => {
    if (bet !== undefined) left.delete(bet.id);
    return bet ?? null;
  };
  const claims = ownBets(lines).map((bet) => ({ ...bet, reported: bet.placed && take(left.get(bet.placed.id)) }));
  const explained = claims.map((claim) =>
    claim.placed === null
      ? {
          ...claim,
          reported: take([...left.values()].find(({ color, amount }) => color === claim.asked.color && amount === claim.asked.amount)),
        }
      : claim,
  );
  const isWithoutEffect = ({ placed, reported: found }: BetClaim) => placed === null && found === null;
  const lost = explained.filter(isWithoutEffect);
  const strangers = [...left.values()].map((bet) => ({
    placed: null,
    reported: bet,
    lost: lost.find(({ isRefused, asked }) => !isRefused || asked.amount === bet.amount)?.asked,
  }));
  return [...explained.filter((claim) => !isWithoutEffect(claim)), ...strangers].map((claim) => ({
    ...claim,
    other: reported.find((bet) => isOther(bet, claim.reported)),
  }));
}

/** Lists the bets, oldest first, without open ones that another page of the list shows settled: pages are read one after another. */
export const withoutOutdated = (reported: readonly DoubleBet[]) =>
  reported.toReversed().filter((bet) => bet.status !== 'open' || !reported.some((one) => one.id === bet.id && one.status !== 'open'));

/** Returns true for another statement about a listed bet, which is not only older. */
const isOther = (bet: DoubleBet, listed: DoubleBet | null) =>
  listed !== null && bet.id === listed.id && bet.status !== 'open' && JSON.stringify(bet) !== JSON.stringify(listed);
