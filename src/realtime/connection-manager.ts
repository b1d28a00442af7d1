import { yieldToMain } from '@/shared/lib/yield-to-main';

import type { Channels } from './channels';
import type { Connection, ConnectionListener, ConnectionState, RealtimeAddress } from './types';

/** Function that opens the socket of the page. Its code is loaded on demand. */
export type Open = (address: RealtimeAddress, listener: ConnectionListener) => Connection;

/** Socket that is open while the page is. */
export interface ConnectionManager {
  /** Subscribes to the wanted channels, and leaves the others. */
  readonly reconcile: () => void;
  /** Signs the player in on the socket (SPEC V4); null for a visitor, which does not sign out the socket. */
  readonly setUser: (userId: string | null) => void;
  /** Closes the socket when the page is left (true), perhaps for the back/forward cache, and opens it again when it is back. */
  readonly setPageHidden: (isHidden: boolean) => void;
  /** Connects again without a wait, unless the server has refused the connection or the page has closed it. */
  readonly retry: () => void;
  /** Retries even after a refusal, because the player has logged in or is back online (SPEC T4). */
  readonly reopen: () => void;
  /** Replaces the socket for another user, so that all channels are left at once. After a refusal only `reopen` connects again. */
  readonly renew: () => void;
}

/**
 * Creates the manager of the page's single socket. The connection code is loaded on demand, so that the first
 * load of a page does not contain it (SPEC D13). The first call of `reconcile` opens the socket. The caller repeats it when the
 * wanted channels change.
 *
 * @param address without a key no socket is opened
 */
export function createConnectionManager(
  address: RealtimeAddress,
  load: () => Promise<Open>,
  channels: Channels,
  listener: Omit<ConnectionListener, 'onState'>,
  onState: (state: ConnectionState) => void,
): ConnectionManager {
  let connection: Connection | null = null;
  let isOpen = false;
  let isLoading = false;
  let isHidden = false;
  /** True after a refusal that only `reopen` may repeat: there is no socket to close. */
  let isRefused = false;
  let user: string | null = null;

  function reconcile(): void {
    if (isHidden) return close();
    if (connection === null) {
      void open();
      return;
    }
    if (!isOpen) connection.open();
    isOpen = true;
    connection.setChannels(channels.wanted());
  }

  async function open(): Promise<void> {
    if (isLoading || address.key === '') return;
    isLoading = true;
    const openConnection = await load().catch(() => null);
    // The code has just run for the first time. To connect is a task of its own.
    await yieldToMain();
    isLoading = false;
    // A failed import is repeated by the next `reconcile`.
    if (openConnection === null || isHidden) return;
    connection = openConnection(address, { ...listener, onState: handleState });
    isOpen = true;
    connection.setUser(user);
    reconcile();
  }

  function handleState(state: ConnectionState): void {
    isRefused = state === 'failed';
    if (state !== 'connected') channels.markAllClosed();
    onState(state);
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    connection?.close();
    handleState('initialized');
  }

  return {
    reconcile,
    setUser: (userId) => {
      user = userId;
      connection?.setUser(user);
    },
    setPageHidden: (next) => {
      isHidden = next;
      reconcile();
      if (!isHidden && isOpen) connection?.check();
    },
    renew: () => {
      if (!isRefused) close();
      reconcile();
    },
    retry: () => {
      if (isOpen) connection?.retry();
    },
    reopen: () => {
      if (isOpen) connection?.reopen();
      reconcile();
    },
  };
}
