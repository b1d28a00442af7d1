import type { Effect } from './effects';
import { createFaultLine, type Faults } from './faults';
import type { Manner } from './problems';
import { createProtocol, type Opened, type Opening, type ProtocolOptions } from './protocol';

export type Core = ReturnType<typeof createCore>;

/** Creates the protocol with fault injection. It is pure: it returns effects and performs none. */
export function createCore(options: ProtocolOptions & { faults?: Faults }) {
  const protocol = createProtocol(options);
  const line = createFaultLine(options.now, options.random);
  line.set(options.faults ?? {});

  function toAll(effect: (socketId: string) => Effect): Effect[] {
    return protocol.connections().map(({ socketId }) => effect(socketId));
  }

  return {
    connections: () => protocol.connections(),
    channels: () => protocol.channels(),
    faults: () => line.get(),
    setFaults: (faults: Faults) => line.set(faults),
    setManner: (manner: Manner) => protocol.setManner(manner),

    open(opening: Opening): Opened {
      const { socketId, effects } = protocol.open(opening, line.get().refuse);
      return { socketId, effects: line.pass(effects) };
    },

    receive(socketId: string, text: string): Effect[] {
      return line.get().deaf ? [] : line.pass(protocol.receive(socketId, text));
    },

    settle(id: number, valid: boolean): Effect[] {
      return line.pass(protocol.settle(id, valid));
    },

    close(socketId: string): void {
      protocol.close(socketId);
      line.forget(socketId);
    },

    publish(channel: string, event: string, data: unknown, exceptSocketId?: string): Effect[] {
      return line.pass(protocol.publish(channel, event, data, exceptSocketId));
    },

    endUser(userId: string): Effect[] {
      return line.pass(protocol.endUser(userId));
    },

    tick(time: number): Effect[] {
      return [...line.release(time), ...line.pass(protocol.tick(time))];
    },

    /** Closes all connections with a code, whatever the error style (SPEC T4). */
    closeAll(code: number, reason?: string): Effect[] {
      return toAll((socketId) => ({ type: 'close', socketId, code, reason }));
    },

    /** Drops all connections without a closing handshake. */
    cutAll(): Effect[] {
      return toAll((socketId) => ({ type: 'cut', socketId }));
    },

    /** Sends raw text to all connections, even if it is not a valid frame. */
    sendRaw(text: string): Effect[] {
      return toAll((socketId) => ({ type: 'send', socketId, event: '', frame: text }));
    },
  };
}
