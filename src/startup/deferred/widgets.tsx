// Separate chunk: loaded only after the first paint.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { confirmedRequests } from '@/api/confirmed-requests';
import { wrapRequests } from '@/api/transport';
import { reportViolations } from '@/app/errors/report-violations';
import { chatLicense } from '@/features/chat/chat-state';
import { forgetActivity } from '@/features/protection/inactivity/last-activity';
import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { requestConfirmation } from '@/product/access-confirmation';
import { isGamePath, isSportsbookPath } from '@/product/game-paths';
import { useLocation } from '@/product/navigation';
import { regulation, runtimeConfig } from '@/product/runtime-config';
import { settingsQuery } from '@/product/settings-query';

import { siteRender } from '../site-render';
import { usePageIs } from '../stages/page-is';
import { Analytics } from './analytics';
import { applySettingsFormat } from './apply-settings-format';
import { InstallOffer } from './install-offer';
import { useLandingParams } from './use-landing-params';
import { useLastStepPrompt } from './use-last-step-prompt';
import { useStoredCoupon } from './use-stored-coupon';
import styles from './widgets.module.css';

const PlayInterruptions = lazyPart(() =>
  import('@/features/protection/reality-check/play-interruptions').then((module) => module.PlayInterruptions),
);

const InactivityLock = lazyPart(() => import('@/features/protection/inactivity/inactivity-lock').then((module) => module.InactivityLock));
const UnlockForm = lazyPart(() => import('@/features/account/confirmation/unlock-form').then((module) => module.UnlockForm));

/** Returns true for a page on which players bet: a provider's game, Mines, Double or the sportsbook. */
const isBettingPage = (path: string) => isGamePath(path) || isSportsbookPath(path);

const PlayerPrompts = lazyPart(() => import('./player-prompts').then((module) => module.PlayerPrompts));
const LibrasButton = lazyPart(() => import('@/features/libras/libras-button').then((module) => module.LibrasButton));
const ChatWidget = lazyPart(() => import('@/features/chat/chat-widget').then((module) => module.ChatWidget));

interface WidgetsProps {
  landingUrl: string;
  /** True if the page was opened with a session. Otherwise a player has logged in since. */
  wasPlayer: boolean;
}

/**
 * Renders consent and tags, questions to the player, interruptions of games, the lock, chat, Libras and the offer to install the
 * site. Applies landing parameters, a stored coupon and the settings' formats, reports violations of the contract, and lets the
 * player confirm what a refused request needs.
 */
export function Widgets({ landingUrl, wasPlayer }: WidgetsProps) {
  useLandingParams(landingUrl);
  useLastStepPrompt(wasPlayer);
  useStoredCoupon();
  useEffect(reportViolations, []);
  useEffect(() => {
    wrapRequests(confirmedRequests(requestConfirmation));
    return () => wrapRequests(undefined);
  }, []);
  const isIdle = usePageIs('idle');
  const isPlayer = useIsPlayer();
  const settings = useQuery(settingsQuery()).data;
  useEffect(() => {
    if (settings !== undefined) applySettingsFormat(settings, siteRender.again);
  }, [settings]);
  return (
    <div className={styles.around}>
      <SectionBoundary name="analytics" fallback={null}>
        <Analytics container={settings?.pixel_gtm ?? undefined} isIdle={isIdle} />
      </SectionBoundary>
      <SectionBoundary name="player prompts" fallback={null}>
        {isPlayer && <PlayerPrompts />}
      </SectionBoundary>
      <SectionBoundary name="play interruptions" fallback={null}>
        <GameInterruptions />
      </SectionBoundary>
      <SectionBoundary name="inactivity lock" fallback={null}>
        <Inactivity />
      </SectionBoundary>
      <SectionBoundary name="install offer" fallback={null}>
        {isIdle && <InstallOffer />}
      </SectionBoundary>
      <SectionBoundary name="chat" fallback={null}>
        {isIdle && <Chat />}
      </SectionBoundary>
      <SectionBoundary name="libras" fallback={null}>
        {isIdle && <Libras />}
      </SectionBoundary>
    </div>
  );
}

/** Renders the interruptions of games for players on the page of a game or of the sportsbook (SPEC Q21). */
function GameInterruptions() {
  const { pathname } = useLocation();
  return useIsPlayer() && isBettingPage(pathname) && <PlayInterruptions />;
}

/** Renders the lock for players who have left the site open (SPEC Q33). */
function Inactivity() {
  const { pathname } = useLocation();
  const isPlayer = useIsPlayer();
  const minutes = regulation().inactivityMinutes;
  useEffect(() => {
    if (!isPlayer) forgetActivity();
  }, [isPlayer]);
  if (!isPlayer || minutes === 0) return null;
  return (
    <InactivityLock minutes={minutes} isGame={isBettingPage(pathname)}>
      {(onUnlocked) => <UnlockForm onUnlocked={onUnlocked} />}
    </InactivityLock>
  );
}

/** Renders the button for sign language, but not where players bet: it would cover a game or another company's page. */
function Libras() {
  const { pathname } = useLocation();
  return runtimeConfig().librasOrigin !== '' && !isBettingPage(pathname) && <LibrasButton />;
}

function Chat() {
  const { pathname } = useLocation();
  const license = chatLicense(useQuery(settingsQuery()).data);
  return license !== undefined && <ChatWidget license={license} pathname={pathname} />;
}
