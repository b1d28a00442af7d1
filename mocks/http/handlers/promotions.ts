import type { components } from '@generated/schema';

import type { HousePromotion } from '../../db/content/promotion';
import type { World } from '../../db/world';
import { plain } from '../plain';
import type { Bearer, HandlersOf } from '../types';

type Detail = components['schemas']['PromotionDetail'];

export const promotionsHandlers: HandlersOf<'promotions'> = {
  listPromotions: ({ world: { promotions } }) => ({ status: 200, body: { data: promotions.running().map(promotions.shown) } }),

  getPromotion({ world, path, bearer }) {
    const promotion = world.promotions.find(path.id);
    if (promotion === undefined) return plain(404, 'Promoção não encontrada.');
    // The response depends on the player, so it must not be cached.
    const headers = bearer && { 'Cache-Control': 'no-store' };
    return { status: 200, body: { data: detailOf(world, promotion, bearer) }, ...(headers && { headers }) };
  },

  optInPromotion({ world, path, visit, bearer }) {
    const forbidden = world.guard.whyForbidden('promotion', bearer.player, visit);
    if (forbidden !== null) return forbidden;
    const joined = world.promotions.join(bearer.player.id, path.id);
    if (!joined.ok) return joined.error;
    return { status: 200, body: { data: detailOf(world, joined.value, bearer) } };
  },
};

function detailOf({ promotions }: World, promotion: HousePromotion, bearer: Bearer | undefined): Detail {
  const { content, rules } = promotion;
  const opted_in = bearer === undefined ? null : promotions.takesPart(bearer.player.id, promotion.id);
  return { ...promotions.shown(promotion), content, rules, opted_in };
}
