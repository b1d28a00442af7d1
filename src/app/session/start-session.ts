import type { QueryClient } from '@tanstack/react-query';

import type { Session } from '@/session/session';
import { createSession } from '@/session/session';
import { playerIdFromToken } from '@/session/token';
import { bindSession, useSessionStore } from '@/session/use-session';
import { showAlert } from '@/shell/alert-store';
import { clearDrafts, registerDraft, readDraft } from '@/shell/reload-drafts';

import { resetPlayerQueries, clearPlayerData } from './clear-player-data';
import { navigateTo } from '../navigation/navigate';

/** Said where the browser keeps no cookies. */
export const COOKIES_BLOCKED_MESSAGE = 'Seu navegador bloqueia cookies. Ao recarregar ou fechar esta página, você vai precisar entrar de novo.';

/** Shown when the session ended without a logout, beside the login dialog. */
export const SESSION_ENDED_MESSAGE = 'Sua sessão terminou. Entre de novo para continuar de onde parou.';

/**
 * Starts the session of the site and ties it to what is loaded and drawn.
 *
 * @param client what is loaded
 * @param remount draws the whole page anew: another player is here, whom nothing of the last one may reach
 */
export function startSession(client: QueryClient, remount: () => void): Session {
  const drafts = trackDraftOwner();
  const session = createSession({
    clearPlayerData: (next, keepsDrafts) => {
      clearPlayerData(client, keepsDrafts);
      if (!keepsDrafts) drafts.disown();
      if (keepsDrafts) showAlert('info', SESSION_ENDED_MESSAGE);
      if (next === 'player') remount();
    },
    navigate: navigateTo,
    ipBlocked: () => useSessionStore.setState({ ipBlocked: true }),
  });
  bindSession(session);
  drafts.follow(session);
  warnWhenCookiesBlocked(session);
  hideDuringBfcache(session, client);
  return session;
}

/** Discards the drafts of an earlier page or session if another player is logged in afterwards. */
function trackDraftOwner() {
  const before = readDraft('player');
  let owner = typeof before === 'string' ? before : undefined;
  registerDraft('player', () => owner);
  return {
    disown: () => {
      owner = undefined;
    },
    follow: (session: Session) => {
      const look = () => {
        const state = session.state();
        // Between two sessions the drafts are still the last player's.
        if (state.name === 'visitor') return;
        const player = playerIdFromToken(state.token.value);
        if (owner !== undefined && player !== owner) clearDrafts();
        owner = player;
      };
      session.subscribe(look);
      look();
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

/**
 * A page that comes back from the back-forward cache is drawn as it was before any script runs: a player's is put away
 * invisible, and seen again once what it showed is being asked for anew.
 */
function hideDuringBfcache(session: Session, client: QueryClient): void {
  const { style } = document.body;
  session.onFreeze(() => {
    if (session.state().name === 'player') style.visibility = 'hidden';
  });
  session.onRestore(() => {
    resetPlayerQueries(client);
    // After what was dropped is out of the page: the cache tells its observers in a timer, too.
    setTimeout(() => {
      style.visibility = '';
    });
  });
}
