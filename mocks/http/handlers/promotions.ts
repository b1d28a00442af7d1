import type { components } from '@generated/schema';

import type { OperatorPromotion } from '../../db/content/promotion';
import type { World } from '../../db/world';
import { messageResponse } from '../responses';
import type { Bearer, TagHandlers } from '../types';

type Detail = components['schemas']['PromotionDetail'];

/** Handlers of promotions: the running ones, any one by its id, a player's entries, and the opt-in, which needs access. */
export const promotionsHandlers: TagHandlers<'promotions'> = {
  listPromotions: ({ world: { promotions } }) => ({ status: 200, body: { data: promotions.running().map(promotions.toDto) } }),

  getPromotion({ world, path, bearer }) {
    const promotion = world.promotions.find(path.id);
    if (promotion === undefined) return messageResponse(404, 'Promoção não encontrada.');
    // A player's response must not be stored, because it depends on the player.
    const headers = bearer && { 'Cache-Control': 'no-store' };
    return { status: 200, body: { data: toPromotionDetailDto(world, promotion, bearer) }, ...(headers && { headers }) };
  },

  listPromotionEntries: ({ world, bearer }) => ({
    status: 200,
    body: { data: world.promotions.entriesOf(world.accounts.get(bearer.player.id)) },
  }),

  optInPromotion({ world, path, visit, bearer }) {
    const forbidden = world.authorization.accessBlock('promotion', bearer.player, visit);
    if (forbidden !== null) return forbidden;
    const joined = world.promotions.join(bearer.player.id, path.id);
    if (!joined.ok) return joined.error;
    return { status: 200, body: { data: toPromotionDetailDto(world, joined.value, bearer) } };
  },
};

/** Maps a promotion to the contract. @param bearer undefined for a visitor, whose `opted_in` is null */
function toPromotionDetailDto({ promotions }: World, promotion: OperatorPromotion, bearer: Bearer | undefined): Detail {
  const { content, rules } = promotion;
  const opted_in = bearer === undefined ? null : promotions.hasJoined(bearer.player.id, promotion.id);
  return { ...promotions.toDto(promotion), content, rules, opted_in };
}
