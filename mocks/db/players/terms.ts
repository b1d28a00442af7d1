import type { Terms, TermsAcceptance } from '../../domain/player/terms';
import { acceptVersion, isTermsPending } from '../../domain/player/terms';
import type { Clock } from '../clock';
import type { Player } from './players';

export type TermsStore = ReturnType<typeof createTerms>;

/** Creates the store of acceptances of the terms (SPEC Q2). */
export function createTerms(clock: Clock, current: Terms) {
  const known = new Map<string, readonly TermsAcceptance[]>();

  /** A player without a record accepted the version in force at the registration, or at its publication. */
  const acceptances = ({ id, createdAt }: Pick<Player, 'id' | 'createdAt'>): readonly TermsAcceptance[] =>
    known.get(id) ?? [{ version: current.version, acceptedAt: Math.max(createdAt, Date.parse(current.published_at)) }];

  return {
    current,
    /** Oldest first. */
    acceptances,
    isPending: (player: Player): boolean => isTermsPending(acceptances(player), current),

    accept(player: Player, version: string) {
      const accepted = acceptVersion(acceptances(player), version, current, clock.now());
      if (accepted.ok) known.set(player.id, accepted.value);
      return accepted;
    },

    /** Replaces a player's acceptances, for scenarios. */
    setAccepted(playerId: string, accepted: readonly TermsAcceptance[]): void {
      known.set(playerId, accepted);
    },

    dump: () => [...known],
    restore(saved: readonly (readonly [string, readonly TermsAcceptance[]])[] = []): void {
      known.clear();
      for (const [id, accepted] of saved) known.set(id, accepted);
    },
  };
}
