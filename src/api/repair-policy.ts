import type { OperationId } from '@generated/operations';

/**
 * Parts that an invalid response may lose (SPEC D15).
 * - `items`: optional and nullable fields, and items of lists and records.
 * - `fields`: optional fields only. A statement without one of its items would be wrong.
 * - `texts`: only texts for players. Writes have this policy, because they decide money or the session.
 */
export type RepairPolicy = 'items' | 'fields' | 'texts';

/** Operations that decide nothing about money, session or protection. */
const CONTENT: ReadonlySet<OperationId> = new Set([
  'getSettings',
  'getModalImages',
  'listGames',
  'getGame',
  'listCategories',
  'listProviders',
  'getProvider',
  'listLiveTables',
  'listRecentGames',
  'listFavoriteGames',
  'listPromotions',
  'getPromotion',
  'listPromotionEntries',
  'listNotifications',
  'getSeo',
  'listPages',
  'getPage',
  'getPlatform',
  'getRegisterCoupon',
  'getReferrer',
  'getAddressByZipcode',
] satisfies OperationId[]);

/**
 * Fields on which money, session or access depend. Under the policy `fields`, neither they nor anything inside them may be dropped:
 * the response is then invalid.
 */
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

/**
 * Returns the parts that an invalid response of an operation may lose.
 * @param method upper case
 */
export function repairPolicy(operationId: OperationId, method: string): RepairPolicy {
  if (CONTENT.has(operationId)) return 'items';
  // listCoupons is a POST that only reads (SPEC A7).
  return method === 'GET' || operationId === 'listCoupons' ? 'fields' : 'texts';
}
