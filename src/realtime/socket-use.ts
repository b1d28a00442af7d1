import type { Channels } from './channels';
import type { Connection, ConnectionListener, ConnectionState, RealtimeAddress } from './types';

/** What opens the connection of a page. */
export type Open = (address: RealtimeAddress, listener: ConnectionListener) => Connection;

/** The page's socket, open exactly while something is listened to. */
export interface SocketUse {
  /** Opens, closes and subscribes as the channels want it now. */
  readonly reconcile: () => void;
  /** The page is left, and perhaps kept by the browser, or looked at again. */
  readonly away: (isAway: boolean) => void;
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
export function createSocketUse(
  address: RealtimeAddress,
  load: () => Promise<Open>,
  channels: Channels,
  listener: Omit<ConnectionListener, 'state'>,
  show: (state: ConnectionState) => void,
): SocketUse {
  let connection: Connection | null = null;
  let isOpen = false;
  let isLoading = false;
  let isAway = false;

  function reconcile(): void {
    const wanted = channels.wanted();
    if (isAway || wanted.size === 0) return close();
    if (connection === null) {
      void open();
      return;
    }
    if (!isOpen) connection.open();
    isOpen = true;
    connection.want(wanted);
  }

  async function open(): Promise<void> {
    if (isLoading || address.key === '') return;
    isLoading = true;
    const openConnection = await load().catch(() => null);
    isLoading = false;
    // Where it could not be fetched, it is tried again with the next reason to.
    if (openConnection === null || isAway || channels.wanted().size === 0) return;
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
    away: (next) => {
      isAway = next;
      reconcile();
      if (!isAway && isOpen) connection?.check();
    },
    retry: () => {
      if (isOpen) connection?.retry();
    },
  };
}
