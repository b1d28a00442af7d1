import type { Terms, TermsAcceptance } from '../../domain/player/terms';
import { acceptVersion, isTermsPending } from '../../domain/player/terms';
import type { Clock } from '../clock';
import type { Player } from './players';

export type TermsStore = ReturnType<typeof createTerms>;

/** Creates the store of acceptances of the terms (SPEC Q2). */
export function createTerms(clock: Clock, current: Terms) {
  const known = new Map<string, readonly TermsAcceptance[]>();
  /** Ids of players under the policy `inform`. */
  const informed = new Set<string>();

  /**
   * Returns a player's acceptances. A player without a record has accepted the current version, at the registration or, if that
   * was later, at its publication.
   */
  const acceptances = ({ id, createdAt }: Pick<Player, 'id' | 'createdAt'>): readonly TermsAcceptance[] =>
    known.get(id) ?? [{ version: current.version, acceptedAt: Math.max(createdAt, Date.parse(current.published_at)) }];

  return {
    current,
    /** Returns a player's acceptances, oldest first. */
    acceptances,
    /** Returns true if the player has not accepted the version in force, under either policy. */
    isPending: (player: Player): boolean => isTermsPending(acceptances(player), current),

    /** Accepts the version in force for a player; a repeated call changes nothing. Any other version is a conflict. */
    accept(player: Player, version: string) {
      const accepted = acceptVersion(acceptances(player), version, current, clock.now());
      if (accepted.ok) known.set(player.id, accepted.value);
      return accepted;
    },

    /** Returns true if money waits for the acceptance: not under the policy `inform` (SPEC Q2). */
    blocksMoney: (player: Player): boolean => !informed.has(player.id) && isTermsPending(acceptances(player), current),

    /**
     * Replaces a player's acceptances, for scenarios.
     * @param policy `inform`: the backend reports a changed version and blocks nothing
     */
    setAccepted(playerId: string, accepted: readonly TermsAcceptance[], policy: 'accept' | 'inform' = 'accept'): void {
      known.set(playerId, accepted);
      if (policy === 'inform') informed.add(playerId);
    },

    dump: () => [...known].map(([id, accepted]) => [id, accepted, informed.has(id)] as const),
    restore(saved: readonly (readonly [string, readonly TermsAcceptance[], boolean?])[] = []): void {
      known.clear();
      informed.clear();
      for (const [id, accepted, isOnlyTold] of saved) {
        known.set(id, accepted);
        if (isOnlyTold === true) informed.add(id);
      }
    },
  };
}
