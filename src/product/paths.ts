type Query = Record<string, string | number | undefined>;

const fixedPath = (path: string) => (query?: Query) => path + search(query);
const idPath = (path: string) => (id: string, query?: Query) => `${path}/${encodeURIComponent(id)}${search(query)}`;
const deepPath =
  (path: string) =>
  (page = '', query?: Query) =>
    [path, ...page.split('/').filter(Boolean).map(encodeURIComponent)].join('/') + search(query);

/**
 * Functions that return the path of a page with its query (SPEC R). Undefined query values are omitted. Some first need an id, and
 * those of the sportsbook take the rest of the path. Both are percent-encoded here.
 */
export const paths = {
  index: fixedPath('/'),
  home: fixedPath('/home'),
  login: fixedPath('/login'),
  recoverLegacy: fixedPath('/Recover'),
  recover: fixedPath('/recuperar-senha'),
  referral: idPath('/ref'),
  play: idPath('/play'),
  casino: fixedPath('/casino'),
  casinoLive: fixedPath('/casino/live'),
  casinoSlots: fixedPath('/casino/slots'),
  casinoFavorites: fixedPath('/casino/favorites'),
  casinoCategory: idPath('/casino'),
  mines: fixedPath('/games/mines'),
  double: fixedPath('/games/double'),
  fairness: fixedPath('/games/fairness'),
  providers: fixedPath('/providers'),
  provider: idPath('/providers'),
  suppliers: fixedPath('/suppliers'),
  promotions: fixedPath('/promotions'),
  promotion: idPath('/promotions'),
  regulation: idPath(''),
  rulesBetting: fixedPath('/rules-betting'),
  accessibility: fixedPath('/acessibilidade'),
  help: fixedPath('/ajuda'),
  sports: deepPath('/sports'),
  esports: deepPath('/sports/esports'),
  altenarSports: deepPath('/altenar-sports'),
  sport: deepPath('/sport'),
  wallet: fixedPath('/user/wallet'),
  walletDeposit: fixedPath('/user/wallet/deposit'),
  walletWithdraw: fixedPath('/user/wallet/withdraw'),
  account: fixedPath('/user/account'),
  accountDocument: fixedPath('/user/account/document'),
  accountPassword: fixedPath('/user/account/password'),
  userActivation: fixedPath('/user/activation'),
  userTerms: fixedPath('/user/terms'),
  userActivity: fixedPath('/user/activity'),
  userPrivacy: fixedPath('/user/privacy'),
  userPrivacyData: fixedPath('/user/privacy/data'),
  userComplaints: fixedPath('/user/complaints'),
  userPassword: fixedPath('/user/password'),
  userWithdraw: fixedPath('/user/withdraw'),
  userPromotion: fixedPath('/user/promotion'),
  userPromotionCoupon: fixedPath('/user/promotion/coupon'),
  userBonus: fixedPath('/user/bonus'),
  userCoupon: fixedPath('/user/coupon'),
  protection: fixedPath('/user/protection'),
  protectionExclusion: fixedPath('/user/protection/exclusion'),
  protectionSuspension: fixedPath('/user/protection/suspension'),
  indications: fixedPath('/user/indications'),
  transactions: fixedPath('/user/transaction'),
  userResults: fixedPath('/user/results'),
  userHistory: fixedPath('/user/history'),
} as const;

function search(query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/**
 * Returns a return path, normalized, with query and hash (SPEC R34). Returns undefined, against open redirects, if it is missing or
 * leads to another site. Does not check that the page exists.
 */
export function safeRedirectPath(candidate: string | null): string | undefined {
  if (candidate === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate)) return undefined;
  const { host, pathname, search: query, hash } = new URL(candidate, 'http://site.invalid');
  // Without its dot segments, `/.//evil.example` is the address of another site.
  return host === 'site.invalid' && !pathname.startsWith('//') ? pathname + query + hash : undefined;
}
