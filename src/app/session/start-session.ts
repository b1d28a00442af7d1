import type { QueryClient } from '@tanstack/react-query';

import type { Session, SessionCallbacks } from '@/session/session';
import { createSession } from '@/session/session';
import { playerIdFromToken } from '@/session/token';
import { bindSession, useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { showAlert } from '@/product/alert-store';
import { endEarlyBalance } from '@/product/early-balance';
import { SESSION_END } from '@/product/login-return';
import { clearDrafts, readDraft, registerDraft, saveDraftsInMemory } from '@/product/reload-drafts';
import { runtimeConfig } from '@/product/runtime-config';

import { navigateTo } from '../navigation/navigate';
import { clearPlayerData, resetPlayerQueries } from './clear-player-data';

export const COOKIES_BLOCKED_MESSAGE =
  'Seu navegador bloqueia cookies. Ao recarregar ou fechar esta página, você vai precisar entrar de novo.';

/** Message for a session that ends without a logout. */
export const SESSION_ENDED_MESSAGE = 'Sua sessão terminou. Entre de novo para continuar de onde parou.';

/**
 * Creates the session of the page, and connects it to query cache, drafts, alerts and router. Called once. Parts with a player's state
 * mount again for another player. Warns a player who logs in while the browser blocks cookies.
 */
export function startSession(client: QueryClient): Session {
  const drafts = trackDraftOwner();
  const callbacks: SessionCallbacks = {
    clearPlayerData: (next, keepsDrafts) => {
      endEarlyBalance();
      clearPlayerData(client, { keepsDrafts, isPlayer: next === 'player' });
      if (!keepsDrafts) {
        drafts.forgetOwner();
        import('./clear-visit-data').then(
          ({ clearVisitData }) => clearVisitData(),
          (error: unknown) => logFailure('Cookies and drafts of the last player are not cleared.', error),
        );
      }
      if (keepsDrafts) showAlert('info', SESSION_ENDED_MESSAGE, SESSION_END);
      if (next === 'player') useSessionStore.setState(({ changes }) => ({ changes: changes + 1 }));
    },
    navigate: navigateTo,
    ipBlocked: () => useSessionStore.setState({ ipBlocked: true }),
  };
  const session = createSession(callbacks, { countsServerErrors: runtimeConfig().session.countServerErrors });
  bindSession(session);
  endEarlyBalanceOfOthers(session);
  drafts.discardOtherPlayersDrafts(session);
  warnWhenCookiesBlocked(session);
  hideDuringBfcache(session, client);
  return session;
}

/** Ends an early balance of another token, which may have changed since the page's head has read it. */
function endEarlyBalanceOfOthers(session: Session): void {
  const state = session.state();
  if (state.name !== 'player' || state.token.value !== window.earlyBalance?.token) endEarlyBalance();
}

/** Tracks the drafts' owner, over reloads as well. */
function trackDraftOwner() {
  const saved = readDraft('player');
  let owner = typeof saved === 'string' ? saved : undefined;
  registerDraft('player', () => owner);
  return {
    forgetOwner: () => {
      owner = undefined;
    },
    discardOtherPlayersDrafts: (session: Session) => {
      const update = () => {
        const state = session.state();
        // The drafts are still the last player's.
        if (state.name === 'visitor') return;
        const player = playerIdFromToken(state.token.value);
        if (owner !== undefined && player !== owner) clearDrafts();
        owner = player;
      };
      session.subscribe(update);
      update();
    },
  };
}

function warnWhenCookiesBlocked(session: Session): void {
  let isPlayer = session.state().name === 'player';
  session.subscribe(({ name }) => {
    if (name === 'player' && !isPlayer && !session.isPersistent()) showAlert('error', COOKIES_BLOCKED_MESSAGE);
    isPlayer = name === 'player';
  });
}

/** Hides the page until its data is reset: the back-forward cache restores a page before scripts run. */
function hideDuringBfcache(session: Session, client: QueryClient): void {
  const { style } = document.body;
  session.onFreeze(() => {
    if (session.state().name === 'player') style.visibility = 'hidden';
  });
  session.onRestore(() => {
    // A page that unmounts its form while its queries are fetched again would lose the input.
    const dropUnused = saveDraftsInMemory();
    resetPlayerQueries(client);
    // React Query notifies observers in a timer; until then the old data is rendered.
    setTimeout(() => {
      dropUnused();
      style.visibility = '';
    });
  });
}
