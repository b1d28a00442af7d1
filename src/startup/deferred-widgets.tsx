import { useState } from 'react';

import type { Settings } from '@generated/api/model/settings';

import { chatLicense, DOCKED_CHAT_MEDIA_QUERY } from '@/features/chat/chat-state';
import { useIsPlayer, usePlayerKey, useSessionStore } from '@/session/use-session';
import { isPageReload } from '@/shared/lib/is-page-reload';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { runtimeConfig } from '@/product/runtime-config';
import { useSetting } from '@/product/settings-query';

import { usePageIs } from './stages/page-is';
import { useSearchKey } from './use-search-key';

// The argument `true`: the page can do without these parts, so that their missing code does not reload it.
const Widgets = lazyPart(() => import('./deferred/widgets').then((module) => module.Widgets), true);

// The address is read as soon as this module is evaluated, because pages remove their parameters from it. Prerendering has no
// address.
const LANDING_URL = typeof window === 'undefined' ? '' : readLandingUrl();
/** True if the page was opened with a query. */
const HAS_PARAMETERS = LANDING_URL.includes('?');
/**
 * True if an address without parameters may open a dialog: an invitation (SPEC R5), or a reload that may continue a
 * registration (SPEC S8).
 */
const MAY_OPEN_MODAL = LANDING_URL.includes('/ref/') || (LANDING_URL !== '' && isPageReload());

/** Time zone and currency of the prerendered page (SPEC E7). */
const [TIME_ZONE, CURRENCY] = ['America/Sao_Paulo', 'BRL'];

/**
 * Renders the parts of `deferred/`, and opens the search with the key `/`. For a visitor the parts wait for the first use of the
 * page, because most of them follow from a press. For a player, or if one of them is visible without a press, they wait until the
 * page is idle. If the address has parameters, they follow the first paint.
 */
export function DeferredWidgets() {
  useSearchKey();
  const isPainted = usePageIs(HAS_PARAMETERS ? 'painted' : undefined);
  const isIdle = usePageIs('idle');
  const isUsed = usePageIs('used');
  const isPlayer = useIsPlayer();
  // Read at the first render, because a login can be faster than the code of the widgets, which mount again for another player.
  const isFirstPlayer = usePlayerKey() === 0;
  const [wasPlayer] = useState(() => isFirstPlayer && useSessionStore.getState().isPlayer);
  const isSeen = useSetting(showsWithoutUse) || isPlayer || MAY_OPEN_MODAL;
  if (!isUsed && !(isIdle && isSeen) && !isPainted) return null;
  return (
    <SectionBoundary name="deferred widgets" fallback={null}>
      <Widgets landingUrl={LANDING_URL} wasPlayer={wasPlayer} />
    </SectionBoundary>
  );
}

/**
 * Returns true if a part is visible without a press: chat, consent and tags, sign language, or other formats than the
 * prerendered ones.
 */
function showsWithoutUse(settings: Settings): boolean {
  const { tagsOrigin, librasOrigin } = runtimeConfig();
  return (
    librasOrigin !== '' ||
    (tagsOrigin !== '' && (settings.pixel_gtm ?? '') !== '') ||
    // On phones and tablets the chat is loaded when it is opened.
    (chatLicense(settings) !== undefined && !window.matchMedia(DOCKED_CHAT_MEDIA_QUERY).matches) ||
    (settings.general_timezone ?? TIME_ZONE) !== TIME_ZONE ||
    (settings.general_currency ?? CURRENCY) !== CURRENCY
  );
}

/** Returns the URL with which the page was opened. The value of a token is removed: only its presence counts (SPEC K2). */
function readLandingUrl(): string {
  const url = new URL(window.openedUrl ?? window.location.href);
  if (url.searchParams.has('token')) url.searchParams.set('token', '');
  return url.href;
}
