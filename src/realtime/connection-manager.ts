import type { Channels } from './channels';
import type { Connection, ConnectionListener, ConnectionState, RealtimeAddress } from './types';

export type Open = (address: RealtimeAddress, listener: ConnectionListener) => Connection;

/** Open only while channels have listeners. */
export interface ConnectionManager {
  /** Matches the wanted channels. */
  readonly reconcile: () => void;
  /** `true` when the page is left, perhaps for the back/forward cache. */
  readonly setPageHidden: (isHidden: boolean) => void;
  readonly retry: () => void;
}

/**
 * Creates the manager of the page's single socket. The connection code is loaded on demand, so that a page without
 * listeners never loads it (SPEC D13).
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

  function reconcile(): void {
    const wantedChannels = channels.wanted();
    if (isHidden || wantedChannels.size === 0) return close();
    if (connection === null) {
      void open();
      return;
    }
    if (!isOpen) connection.open();
    isOpen = true;
    connection.setChannels(wantedChannels);
  }

  async function open(): Promise<void> {
    if (isLoading || address.key === '') return;
    isLoading = true;
    const openConnection = await load().catch(() => null);
    isLoading = false;
    // A failed import is repeated by the next `reconcile`.
    if (openConnection === null || isHidden || channels.wanted().size === 0) return;
    connection = openConnection(address, { ...listener, onState: handleState });
    isOpen = true;
    reconcile();
  }

  function handleState(state: ConnectionState): void {
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
    setPageHidden: (next) => {
      isHidden = next;
      reconcile();
      if (!isHidden && isOpen) connection?.check();
    },
    retry: () => {
      if (isOpen) connection?.retry();
    },
  };
}
