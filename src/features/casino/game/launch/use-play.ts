import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { getGetMeQueryKey } from '@generated/api/auth';
import { closeGameSession, getListRecentGamesQueryKey, launchGame } from '@generated/api/lobby';
import type { GameLaunch } from '@generated/api/model/game-launch';
import type { GameSessionSummary } from '@generated/api/model/game-session-summary';
import { getGetStatementQueryKey, getGetWalletQueryKey } from '@generated/api/wallet';

import { formatDuration } from '@/shared/format/duration';
import { formatSignedMoney } from '@/shared/format/money';
import { showAlert } from '@/product/alert-store';

import type { LaunchMessage } from './launch-messages';
import { errorMessage } from './launch-messages';

/** State of the game on its page. `closed`: the session has ended, and its summary is shown or loading. */
export type PlayState =
  | { readonly status: 'idle' | 'opening' }
  /** @property since launch time, in ms since 1970 */
  | { readonly status: 'open'; readonly session: GameLaunch; readonly since: number }
  | { readonly status: 'failed'; readonly message: LaunchMessage }
  /** @property summary undefined if it could not be loaded */
  | { readonly status: 'closed'; readonly summary: GameSessionSummary | 'pending' | undefined };

/**
 * Returns the state of a game and functions that launch it and close its session. A failed launch is a state and never thrown. An unmount
 * closes the session, and shows its result in an alert if anything was staked. Each closing refetches the player, the wallet, the
 * day's result and the recent games.
 */
export function usePlay(id: string) {
  const client = useQueryClient();
  const [play, setPlay] = useState<PlayState>({ status: 'idle' });
  const { mutateAsync: launch } = useMutation({ mutationFn: () => launchGame(id, { device: deviceType() }) });
  /** Id of the open session; null after the page was left. */
  const sessionId = useRef<string | undefined | null>(undefined);

  useEffect(() => {
    sessionId.current = undefined;
    return () => {
      if (typeof sessionId.current === 'string') void closeAndNotify(client, sessionId.current);
      sessionId.current = null;
    };
  }, [client]);

  const open = () => {
    setPlay({ status: 'opening' });
    return launch().then(
      ({ data }) => {
        // The player has left the page during the request.
        if (sessionId.current === null) return closeAndNotify(client, data.session_id);
        sessionId.current = data.session_id;
        setPlay({ status: 'open', session: data, since: Date.now() });
      },
      (error: unknown) => setPlay({ status: 'failed', message: errorMessage(error) }),
    );
  };

  /** @param message reason why the game did not load; without it the summary is shown */
  const close = async (message?: LaunchMessage) => {
    const openId = sessionId.current;
    sessionId.current = undefined;
    setPlay(message === undefined ? { status: 'closed', summary: 'pending' } : { status: 'failed', message });
    const summary = typeof openId === 'string' ? await closeSession(client, openId) : undefined;
    // The player may have opened the game again meanwhile.
    if (message === undefined) setPlay((now) => (now.status === 'closed' ? { status: 'closed', summary } : now));
  };

  /** Replaces the open session by another one. */
  const reopen = () => {
    if (typeof sessionId.current === 'string') void closeSession(client, sessionId.current);
    sessionId.current = undefined;
    void open();
  };

  return { play, open: () => void open(), reopen, close: (message?: LaunchMessage) => void close(message) };
}

/** Closes a session. Returns undefined if the request failed. */
async function closeSession(client: QueryClient, id: string): Promise<GameSessionSummary | undefined> {
  const response = await closeGameSession(id).catch(() => undefined);
  const affected = [getListRecentGamesQueryKey(), getGetStatementQueryKey(), getGetMeQueryKey(), getGetWalletQueryKey()];
  for (const queryKey of affected) void client.invalidateQueries({ queryKey });
  return response?.data;
}

/** Closes a session, with an alert if anything was staked. */
async function closeAndNotify(client: QueryClient, id: string): Promise<void> {
  const summary = await closeSession(client, id);
  if (summary === undefined || summary.bet === 0) return;
  showAlert('info', `Jogo encerrado. Tempo: ${formatDuration(summary.seconds)}. Resultado: ${formatSignedMoney(summary.net)}.`);
}

/** Returns the variant of the game to launch. Tablets get the mobile one. */
function deviceType(): 'mobile' | 'desktop' {
  return window.matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop';
}
