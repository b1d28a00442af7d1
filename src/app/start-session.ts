import type { QueryClient } from '@tanstack/react-query';

import type { Session } from '@/session/session';
import { createSession } from '@/session/session';
import { bindSession, useSessionStore } from '@/session/use-session';
import { showAlert } from '@/shell/alert-store';

import { askAgain, forgetPlayer } from './forget-player';
import { go } from './go';

/** Said where the browser keeps no cookies. */
export const NOT_KEPT = 'Seu navegador bloqueia cookies. Ao recarregar ou fechar esta página, você vai precisar entrar de novo.';

/**
 * Starts the session of the site and ties it to what is loaded and drawn.
 *
 * @param client what is loaded
 * @param drawAnew draws the whole page anew: another player is here, whom nothing of the last one may reach
 */
export function startSession(client: QueryClient, drawAnew: () => void): Session {
  const session = createSession({
    forget: (next) => {
      forgetPlayer(client);
      if (next === 'player') drawAnew();
    },
    go,
    ipBlocked: () => useSessionStore.setState({ ipBlocked: true }),
  });
  bindSession(session);
  tellWhatIsNotKept(session);
  veilWhileAway(session, client);
  return session;
}

function tellWhatIsNotKept(session: Session): void {
  let isPlayer = session.state().name === 'player';
  session.subscribe(({ name }) => {
    if (name === 'player' && !isPlayer && !session.lasting()) showAlert('error', NOT_KEPT);
    isPlayer = name === 'player';
  });
}

/**
 * A page that comes back from the back-forward cache is drawn as it was before any script runs: a player's is put away
 * invisible, and seen again once what it showed is being asked for anew.
 */
function veilWhileAway(session: Session, client: QueryClient): void {
  const { style } = document.body;
  session.onAway(() => {
    if (session.state().name === 'player') style.visibility = 'hidden';
  });
  session.onReturn(() => {
    askAgain(client);
    // After what was dropped is out of the page: the cache tells its observers in a timer, too.
    setTimeout(() => {
      style.visibility = '';
    });
  });
}
