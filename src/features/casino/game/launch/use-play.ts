import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import { closeGameSession, getListRecentGamesQueryKey, launchGame } from '@generated/api/lobby';
import type { GameLaunch } from '@generated/api/model/game-launch';
import type { GameSessionSummary } from '@generated/api/model/game-session-summary';
import { getGetStatementQueryKey, getGetWalletQueryKey } from '@generated/api/wallet';

import { formatDuration } from '@/shared/format/duration';
import { showAlert } from '@/shell/alert-store';

import { errorMessage } from './launch-messages';
import type { LaunchMessage } from './launch-messages';
import { formatSignedMoney } from './format-session';

/** How a player stands with a game. */
export type PlayState =
  | { readonly name: 'idle' | 'opening' }
  /** @property since when it was opened, ms since 1970 */
  | { readonly name: 'open'; readonly session: GameLaunch; readonly since: number }
  | { readonly name: 'refused'; readonly refusal: LaunchMessage }
  /** @property summary undefined where it cannot be had */
  | { readonly name: 'closed'; readonly summary: GameSessionSummary | 'pending' | undefined };

/**
 * Opens and closes a game. One that is left open is closed when its page is left, and what it came to is said.
 *
 * @param id of the game
 */
export function usePlay(id: string) {
  const client = useQueryClient();
  const [play, setPlay] = useState<PlayState>({ name: 'idle' });
  const { mutateAsync: launch } = useMutation({ mutationFn: () => launchGame(id, { device: deviceType() }) });
  /** The session that is open; null once the page is left. */
  const session = useRef<string | undefined | null>(undefined);

  useEffect(() => {
    session.current = undefined;
    return () => {
      if (typeof session.current === 'string') void closeAndNotify(client, session.current);
      session.current = null;
    };
  }, [client]);

  const open = () => {
    setPlay({ name: 'opening' });
    return launch().then(
      ({ data }) => {
        // The page was left meanwhile.
        if (session.current === null) return closeAndNotify(client, data.session_id);
        session.current = data.session_id;
        setPlay({ name: 'open', session: data, since: Date.now() });
      },
      (error: unknown) => setPlay({ name: 'refused', refusal: errorMessage(error) }),
    );
  };

  const close = async (refusal?: LaunchMessage) => {
    const own = session.current;
    session.current = undefined;
    setPlay(refusal === undefined ? { name: 'closed', summary: 'pending' } : { name: 'refused', refusal });
    const summary = typeof own === 'string' ? await closeSession(client, own) : undefined;
    if (refusal === undefined) setPlay({ name: 'closed', summary });
  };

  return { play, open: () => void open(), close: (refusal?: LaunchMessage) => void close(refusal) };
}

/** Closes a session, and has what it changed asked for anew. */
async function closeSession(client: QueryClient, id: string): Promise<GameSessionSummary | undefined> {
  const answer = await closeGameSession(id).catch(() => undefined);
  const changed = [getListRecentGamesQueryKey(), getGetStatementQueryKey(), getGetMeQueryKey(), getGetWalletQueryKey()];
  for (const queryKey of changed) void client.invalidateQueries({ queryKey });
  return answer?.data;
}

async function closeAndNotify(client: QueryClient, id: string): Promise<void> {
  const summary = await closeSession(client, id);
  if (summary === undefined || summary.bet === 0) return;
  showAlert('info', `Jogo encerrado. Tempo: ${formatDuration(summary.seconds)}. Resultado: ${formatSignedMoney(summary.net)}.`);
}

/** A tablet takes the phone's form of a game. */
function deviceType(): 'mobile' | 'desktop' {
  return window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}
