import type { ReactNode } from 'react';

import { lazyPart } from '@/shared/lib/lazy-part';
import { useLocation } from '@/product/navigation';
import { useHasOffers, useIsAccountBlocked } from '@/product/account-block';
import { useClosedSectionFinder } from '@/product/sections';

const BlockedAccount = lazyPart(() => import('@/features/protection/blocked-account').then((module) => module.BlockedAccount));
const NoOffers = lazyPart(() => import('@/features/promotions/no-offers').then((module) => module.NoOffers));
const ClosedSection = lazyPart(() => import('./closed-section').then((module) => module.ClosedSection));

/** Paths of home, casino, providers, promotions and coupons. Open bets and rounds stay reachable. */
const OFFER_PATHS = /^\/(|home|(casino|providers|suppliers|promotions|user\/(promotion|coupon))(\/.*)?)$/;

/** Paths of promotions, without those of coupons. */
const PROMOTIONS = /^\/(promotions|user\/promotion)(\/.*)?$/;

/**
 * Replaces the pages of a section while the settings close it (SPEC E6, D17), pages of offers for a blocked player (SPEC D10), and
 * promotions for a player at risk (SPEC Q39).
 */
export function SectionGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const section = useClosedSectionFinder()(pathname);
  const isBlocked = useIsAccountBlocked();
  const hasOffers = useHasOffers();
  if (isBlocked && OFFER_PATHS.test(pathname)) return <BlockedAccount />;
  if (!hasOffers && PROMOTIONS.test(pathname)) return <NoOffers />;
  return section === undefined ? children : <ClosedSection section={section} />;
}
