import { TERMS_URLS } from '../../db/content/pages/terms-versions';
import { toAcceptanceDto } from '../../domain/player/terms';
import { clientOf } from '../client';
import type { TagHandlers } from '../types';

/**
 * Handlers of the terms of use. Only the first acceptance of a version is logged in the player's activity. Another version than that in force
 * is a 409.
 */
export const termsHandlers: TagHandlers<'terms'> = {
  getTerms({ world: { terms }, bearer: { player } }) {
    const { changes, ...current } = terms.current;
    const acceptances = terms
      .acceptances(player)
      .map((one) => toAcceptanceDto(one, TERMS_URLS))
      .toReversed();
    return {
      status: 200,
      body: { data: { current: { ...current, changes: [...changes] }, pending: terms.isPending(player), acceptances } },
    };
  },

  acceptTerms({ world: { activity, terms }, body, headers, bearer: { player } }) {
    const isNew = terms.isPending(player);
    const accepted = terms.accept(player, body.version);
    if (!accepted.ok) return accepted.error;
    const [acceptance] = accepted.value.filter(({ version }) => version === body.version);
    if (acceptance === undefined) throw new Error(`the acceptance of ${body.version} is missing`);
    const description = `Termos de uso aceitos, versão ${body.version}.`;
    if (isNew) activity.log(player.id, { kind: 'terms', description }, clientOf(headers));
    return { status: 201, body: { data: toAcceptanceDto(acceptance, TERMS_URLS) } };
  },
};
