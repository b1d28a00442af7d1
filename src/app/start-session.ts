import type { QueryClient } from '@tanstack/react-query';

import type { Session } from '@/session/session';
import { createSession } from '@/session/session';
import { playerIdFromToken } from '@/session/token';
import { bindSession, useSessionStore } from '@/session/use-session';
import { showAlert } from '@/shell/alert-store';
import { clearDrafts, readDraft, registerDraft, saveDraftsInMemory } from '@/shell/reload-drafts';

import { askAgain, forgetPlayer } from './forget-player';
import { go } from './go';

/** Said where the browser keeps no cookies. */
export const NOT_KEPT = 'Seu navegador bloqueia cookies. Ao recarregar ou fechar esta página, você vai precisar entrar de novo.';

/** Shown when the session ended without a logout, beside the login dialog. */
export const SESSION_ENDED = 'Sua sessão terminou. Entre de novo para continuar de onde parou.';

/**
 * Starts the session of the site and ties it to what is loaded and drawn.
 *
 * @param client what is loaded
 * @param drawAnew draws the whole page anew: another player is here, whom nothing of the last one may reach
 */
export function startSession(client: QueryClient, drawAnew: () => void): Session {
  const drafts = ownedDrafts();
  const session = createSession({
    clearPlayerData: (next, keepsDrafts) => {
      forgetPlayer(client, keepsDrafts);
      if (!keepsDrafts) drafts.disown();
      if (keepsDrafts) showAlert('info', SESSION_ENDED);
      if (next === 'player') drawAnew();
    },
    navigate: go,
    ipBlocked: () => useSessionStore.setState({ ipBlocked: true }),
  });
  bindSession(session);
  drafts.follow(session);
  tellWhatIsNotKept(session);
  veilWhileAway(session, client);
  return session;
}

/** Discards the drafts of an earlier page or session if another player is logged in afterwards. */
function ownedDrafts() {
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

function tellWhatIsNotKept(session: Session): void {
  let isPlayer = session.state().name === 'player';
  session.subscribe(({ name }) => {
    if (name === 'player' && !isPlayer && !session.isPersistent()) showAlert('error', NOT_KEPT);
    isPlayer = name === 'player';
  });
}

/**
 * A page that comes back from the back-forward cache is drawn as it was before any script runs: a player's is put away
 * invisible, and seen again once what it showed is being asked for anew.
 */
function veilWhileAway(session: Session, client: QueryClient): void {
  const { style } = document.body;
  session.onFreeze(() => {
    if (session.state().name === 'player') style.visibility = 'hidden';
  });
  session.onRestore(() => {
    // Pages unmount while their queries are pending, and would lose what was typed.
    const dropUnused = saveDraftsInMemory();
    askAgain(client);
    // The query cache notifies its observers in a timer. After that the old data has left the page.
    setTimeout(() => {
      dropUnused();
      style.visibility = '';
    });
  });
}
