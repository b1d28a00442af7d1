import type { Channels } from './channels';
import type { Connection, ConnectionListener, ConnectionState, RealtimeAddress } from './types';

/** What opens the connection of a page. */
export type Open = (address: RealtimeAddress, listener: ConnectionListener) => Connection;

/** The page's socket, open exactly while something is listened to. */
export interface ConnectionManager {
  /** Opens, closes and subscribes as the channels want it now. */
  readonly reconcile: () => void;
  /** The page is left, and perhaps kept by the browser, or looked at again. */
  readonly setPageHidden: (isHidden: boolean) => void;
  readonly retry: () => void;
}

/**
 * Opens the page's one socket when somebody listens, and closes it when nobody does. What opens it is loaded then: a
 * page on which nobody listens never pays for it.
 *
 * @param address where it is; without a key there is none
 * @param load gives what opens it
 * @param show told of each state of the connection
 */
export function createConnectionManager(
  address: RealtimeAddress,
  load: () => Promise<Open>,
  channels: Channels,
  listener: Omit<ConnectionListener, 'state'>,
  show: (state: ConnectionState) => void,
): ConnectionManager {
  let connection: Connection | null = null;
  let isOpen = false;
  let isLoading = false;
  let isHidden = false;

  function reconcile(): void {
    const wanted = channels.wanted();
    if (isHidden || wanted.size === 0) return close();
    if (connection === null) {
      void open();
      return;
    }
    if (!isOpen) connection.open();
    isOpen = true;
    connection.setChannels(wanted);
  }

  async function open(): Promise<void> {
    if (isLoading || address.key === '') return;
    isLoading = true;
    const openConnection = await load().catch(() => null);
    isLoading = false;
    // Where it could not be fetched, it is tried again with the next reason to.
    if (openConnection === null || isHidden || channels.wanted().size === 0) return;
    connection = openConnection(address, { ...listener, state });
    isOpen = true;
    reconcile();
  }

  function state(now: ConnectionState): void {
    if (now !== 'connected') channels.lost();
    show(now);
  }

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    connection?.close();
    state('initialized');
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
