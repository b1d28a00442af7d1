type Query = Record<string, string | number | undefined>;

const at = (path: string) => (query?: Query) => path + search(query);
const under = (path: string) => (id: string, query?: Query) => `${path}/${encodeURIComponent(id)}${search(query)}`;
const below =
  (path: string) =>
  (page = '', query?: Query) =>
    [path, ...page.split('/').filter(Boolean).map(encodeURIComponent)].join('/') + search(query);

/** The address of every page (SPEC R). What is undefined in a query is left out. */
export const paths = {
  index: at('/'),
  home: at('/home'),
  login: at('/login'),
  recoverLegacy: at('/Recover'),
  recover: at('/recuperar-senha'),
  referral: under('/ref'),
  play: under('/play'),
  casino: at('/casino'),
  casinoLive: at('/casino/live'),
  casinoSlots: at('/casino/slots'),
  casinoFavorites: at('/casino/favorites'),
  casinoCategory: under('/casino'),
  mines: at('/games/mines'),
  double: at('/games/double'),
  providers: at('/providers'),
  provider: under('/providers'),
  suppliers: at('/suppliers'),
  promotions: at('/promotions'),
  promotion: under('/promotions'),
  regulation: under(''),
  rulesBetting: at('/rules-betting'),
  sports: below('/sports'),
  esports: below('/sports/esports'),
  altenarSports: below('/altenar-sports'),
  sport: below('/sport'),
  wallet: at('/user/wallet'),
  walletDeposit: at('/user/wallet/deposit'),
  walletWithdraw: at('/user/wallet/withdraw'),
  account: at('/user/account'),
  accountDocument: at('/user/account/document'),
  accountPassword: at('/user/account/password'),
  userPassword: at('/user/password'),
  userWithdraw: at('/user/withdraw'),
  userPromotion: at('/user/promotion'),
  userPromotionCoupon: at('/user/promotion/coupon'),
  userBonus: at('/user/bonus'),
  userCoupon: at('/user/coupon'),
  protection: at('/user/protection'),
  protectionExclusion: at('/user/protection/exclusion'),
  protectionSuspension: at('/user/protection/suspension'),
  indications: at('/user/indications'),
  transactions: at('/user/transaction'),
} as const;

function search(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/**
 * A return path, if it is one on this site (SPEC R34): it begins with one slash, and holds neither a scheme, nor a
 * host, nor what a browser would read as one.
 *
 * @param candidate what the `redirect` parameter holds
 * @returns the path, or undefined where there is none or it leads elsewhere
 */
export function safeRedirectPath(candidate: string | null): string | undefined {
  if (candidate === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate)) return undefined;
  const url = new URL(candidate, 'http://site.invalid');
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : undefined;
}
