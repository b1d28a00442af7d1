import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';

/**
 * What an invalid response may lose (SPEC D15).
 * - `items`: optional and nullable fields, and items of lists. For content that is complete without them.
 * - `fields`: optional fields only. A statement or a list of bets without one of its items would be wrong.
 * - `texts`: only the texts for players. For every write, whose response decides money or the session.
 */
export type RepairPolicy = 'items' | 'fields' | 'texts';

/** Public content, and lists that no decision about money, session or protection depends on. */
const CONTENT: ReadonlySet<OperationId> = new Set([
  'getSettings',
  'getModalImages',
  'listGames',
  'getGame',
  'listCategories',
  'listProviders',
  'getProvider',
  'listRecentGames',
  'listFavoriteGames',
  'listPromotions',
  'getPromotion',
  'listNotifications',
  'getSeo',
  'listPages',
  'getPage',
  'getPlatform',
  'getRegisterCoupon',
  'getReferrer',
  'getAddressByZipcode',
] satisfies OperationId[]);

/** Optional fields that money, session or access depend on. Without them the whole response is invalid. */
export const NEVER_DROPPED: ReadonlySet<PropertyKey> = new Set([
  'access_token',
  'expires_in',
  'id',
  'balance',
  'wallet',
  'user_rollover',
  'amount_current',
  'userCoupon',
  'active',
  'applied',
  'expired',
]);

/** Returns what an invalid response of an operation may lose. */
export function repairPolicy(operationId: OperationId): RepairPolicy {
  if (CONTENT.has(operationId)) return 'items';
  // listCoupons is a POST that only reads (SPEC A7).
  return operations[operationId].method === 'GET' || operationId === 'listCoupons' ? 'fields' : 'texts';
}
