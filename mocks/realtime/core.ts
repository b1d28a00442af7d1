import type { Effect } from './effects';
import { createFaultInjector, type Faults } from './fault-injector';
import type { ErrorStyle } from './error-codes';
import { type ConnectionRequest, createProtocol, type OpenResult, type ProtocolOptions } from './protocol';

/**
 * Creates the core of the real-time server: the Pusher protocol with fault injection. It returns effects and performs none. The
 * caller performs them, and calls `close` once a connection has ended.
 */
export function createCore(options: ProtocolOptions & { faults?: Faults }) {
  const protocol = createProtocol(options);
  const faultInjector = createFaultInjector(options.now, options.random);
  faultInjector.set(options.faults ?? {});

  function toEveryConnection(effect: (socketId: string) => Effect): Effect[] {
    return protocol.connections().map(({ socketId }) => effect(socketId));
  }

  return {
    connections: () => protocol.connections(),
    channels: () => protocol.channels(),
    faults: () => faultInjector.get(),
    setFaults: (faults: Faults) => faultInjector.set(faults),
    setErrorStyle: (errorStyle: ErrorStyle) => protocol.setErrorStyle(errorStyle),

    open(opening: ConnectionRequest): OpenResult {
      const { socketId, effects } = protocol.open(opening, faultInjector.get().refuse);
      return { socketId, effects: faultInjector.apply(effects) };
    },

    receive(socketId: string, text: string): Effect[] {
      return faultInjector.get().dropIncoming ? [] : faultInjector.apply(protocol.receive(socketId, text));
    },

    /** Takes the result of the `verify` effect with this id. */
    settle(id: number, valid: boolean): Effect[] {
      return faultInjector.apply(protocol.settle(id, valid));
    },

    /** Forgets a connection that has ended, with its delayed frames. */
    close(socketId: string): void {
      protocol.close(socketId);
      faultInjector.forget(socketId);
    },

    publish(channel: string, event: string, data: unknown, exceptSocketId?: string): Effect[] {
      return faultInjector.apply(protocol.publish(channel, event, data, exceptSocketId));
    },

    /** Closes the connections of a user (4009). */
    endUser(userId: string): Effect[] {
      return faultInjector.apply(protocol.endUser(userId));
    },

    /** Returns what is due at a time in ms: delayed frames, pings and closes. */
    tick(time: number): Effect[] {
      return [...faultInjector.release(time), ...faultInjector.apply(protocol.tick(time))];
    },

    /** Closes all connections with a code, whatever the error style (SPEC T4). Faults do not apply, as with `cutAll` and `sendRaw`. */
    closeAll(code: number, reason?: string): Effect[] {
      return toEveryConnection((socketId) => ({ type: 'close', socketId, code, reason }));
    },

    /** Drops all connections without a closing handshake. */
    cutAll(): Effect[] {
      return toEveryConnection((socketId) => ({ type: 'cut', socketId }));
    },

    /** Sends a text, which need not be a valid frame, to every connection. */
    sendRaw(text: string): Effect[] {
      return toEveryConnection((socketId) => ({ type: 'send', socketId, event: '', frame: text }));
    },
  };
}
