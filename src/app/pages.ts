import type { ComponentType } from 'react';

/**
 * Guards in their order (SPEC R36). `auth` renders the page for players only. `ip` waits up to 3 s for the IP address.
 * `verification` renders the page for visitors and for players whose identity is verified.
 */
export type Guard = 'auth' | 'ip' | 'verification';

/** Page of the site. */
export interface Page {
  /** Name of the page, for example in measurements, which must not contain its path. */
  readonly name: string;
  /** Pattern of React Router: `:id` stands for one part of a path, `*` for any rest. */
  readonly path: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  readonly guards?: readonly Guard[];
  /** Layout of the page in place of the brand's own (SPEC R17 to R19). */
  readonly layout?: 'default';
  /**
   * `play`: a game, the verification of games or a sportsbook, which nothing interrupts. `tiles`: as wide as the screen. Others are narrow,
   * with cards.
   */
  readonly kind?: 'play' | 'tiles';
}

// Loaders of pages, most of which have several paths.
const wallet = () => import('@/routes/wallet');
const withdraw = () => import('@/routes/withdraw');
const password = () => import('@/routes/password');
const protection = () => import('@/routes/protection');
const userBonus = () => import('@/routes/user-bonus');
const userCoupon = () => import('@/routes/user-coupon');
const home = () => import('@/routes/home');
const recover = () => import('@/routes/recover');
const providers = () => import('@/routes/providers');
const sports = () => import('@/routes/sports');
const esports = () => import('@/routes/esports');
/** Loads the redirect and its target in parallel: on a slow network each step takes seconds. */
const sportRedirect = () => {
  sports().catch(() => undefined);
  return import('@/routes/sport-redirect');
};

/**
 * All pages (SPEC section R, S2). Each has a link on the site, or a reason in the specification (SPEC R38). A page whose path has
 * no parameters wins; otherwise the first one that matches an address is its page.
 */
export const pages: readonly Page[] = [
  { name: 'index', path: '/', kind: 'tiles', load: home },
  { name: 'home', path: '/home', kind: 'tiles', load: home },
  { name: 'login', path: '/login', kind: 'tiles', load: () => import('@/routes/login') },
  { name: 'recover-legacy', path: '/Recover', load: recover },
  { name: 'recover', path: '/recuperar-senha', load: recover },
  { name: 'referral', path: '/ref/:id', kind: 'tiles', load: () => import('@/routes/referral') },

  { name: 'play-id', path: '/play/:id', kind: 'play', guards: ['verification'], load: () => import('@/routes/play') },
  { name: 'casino', path: '/casino', kind: 'tiles', load: () => import('@/routes/casino') },
  { name: 'casino-live', path: '/casino/live', kind: 'tiles', load: () => import('@/routes/casino-live') },
  { name: 'casino-slots', path: '/casino/slots', kind: 'tiles', load: () => import('@/routes/casino-slots') },
  { name: 'casino-favorites', path: '/casino/favorites', kind: 'tiles', load: () => import('@/routes/casino-favorites') },
  { name: 'casino-category', path: '/casino/:categoryName', kind: 'tiles', load: () => import('@/routes/casino-category') },
  { name: 'mines', path: '/games/mines', kind: 'play', load: () => import('@/routes/mines') },
  { name: 'double', path: '/games/double', kind: 'play', load: () => import('@/routes/double') },
  { name: 'fairness', path: '/games/fairness', kind: 'play', load: () => import('@/routes/fairness') },
  { name: 'providers', path: '/providers', load: providers },
  { name: 'provider', path: '/providers/:id', kind: 'tiles', load: () => import('@/routes/provider') },
  { name: 'suppliers', path: '/suppliers', load: providers },

  { name: 'promotions', path: '/promotions', load: () => import('@/routes/promotions') },
  { name: 'promotion', path: '/promotions/:id', load: () => import('@/routes/promotion') },
  { name: 'rules-betting', path: '/rules-betting', load: () => import('@/routes/rules-betting') },
  { name: 'accessibility', path: '/acessibilidade', load: () => import('@/routes/accessibility') },
  { name: 'help', path: '/ajuda', load: () => import('@/routes/help') },

  { name: 'esports', path: '/sports/esports/*', kind: 'play', guards: ['ip', 'verification'], layout: 'default', load: esports },
  { name: 'sports', path: '/sports/*', kind: 'play', guards: ['ip', 'verification'], layout: 'default', load: sports },
  { name: 'altenar-sports', path: '/altenar-sports/*', kind: 'play', layout: 'default', load: () => import('@/routes/altenar-sports') },
  { name: 'sport', path: '/sport/*', kind: 'play', load: sportRedirect },

  { name: 'wallet', path: '/user/wallet', guards: ['auth'], load: wallet },
  { name: 'wallet-deposit', path: '/user/wallet/deposit', guards: ['auth', 'ip'], load: () => import('@/routes/deposit') },
  { name: 'wallet-withdraw', path: '/user/wallet/withdraw', guards: ['auth'], load: withdraw },
  { name: 'user-withdraw', path: '/user/withdraw', guards: ['auth', 'ip'], load: withdraw },
  { name: 'account', path: '/user/account', guards: ['auth', 'ip'], load: () => import('@/routes/account') },
  { name: 'account-document', path: '/user/account/document', load: () => import('@/routes/documents') },
  { name: 'account-password', path: '/user/account/password', guards: ['auth', 'ip'], load: password },
  { name: 'user-activation', path: '/user/activation', guards: ['auth'], load: () => import('@/routes/user-activation') },
  { name: 'user-complaints', path: '/user/complaints', guards: ['auth'], load: () => import('@/routes/user-complaints') },
  { name: 'user-terms', path: '/user/terms', guards: ['auth'], load: () => import('@/routes/user-terms') },
  { name: 'user-activity', path: '/user/activity', guards: ['auth'], load: () => import('@/routes/user-activity') },
  { name: 'user-privacy', path: '/user/privacy', guards: ['auth'], load: () => import('@/routes/user-privacy') },
  { name: 'user-privacy-data', path: '/user/privacy/data', guards: ['auth'], load: () => import('@/routes/user-privacy-data') },
  { name: 'user-password', path: '/user/password', guards: ['auth', 'ip'], load: password },
  { name: 'user-promotion', path: '/user/promotion', guards: ['auth'], load: () => import('@/routes/user-promotion') },
  { name: 'user-promotion-coupon', path: '/user/promotion/coupon', guards: ['auth'], load: userCoupon },
  { name: 'user-bonus', path: '/user/bonus', guards: ['auth'], load: userBonus },
  { name: 'user-coupon', path: '/user/coupon', guards: ['auth'], load: userCoupon },
  { name: 'protection', path: '/user/protection', guards: ['auth'], load: protection },
  { name: 'protection-exclusion', path: '/user/protection/exclusion', guards: ['auth'], load: protection },
  { name: 'protection-suspension', path: '/user/protection/suspension', guards: ['auth'], load: protection },
  { name: 'indications', path: '/user/indications', guards: ['auth'], load: () => import('@/routes/indications') },
  { name: 'transactions', path: '/user/transaction', guards: ['auth'], load: () => import('@/routes/transactions') },
  { name: 'user-results', path: '/user/results', guards: ['auth'], load: () => import('@/routes/user-results') },
  { name: 'user-history', path: '/user/history', guards: ['auth'], load: () => import('@/routes/user-history') },

  { name: 'regulation', path: '/:regulation', load: () => import('@/routes/regulation') },
  { name: 'not-found', path: '*', load: () => import('@/routes/not-found') },
];
