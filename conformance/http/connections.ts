import type { Socket } from 'node:net';

/** Open connection whose latest response is complete, so that another request can use it. */
export interface KeptConnection {
  socket: Socket;
  /** Listener for bytes that arrive after the latest response. */
  onExtraBytes: () => void;
}

interface IdleConnection extends KeptConnection {
  origin: string;
  /** Removes the listeners of the idle state, so that a request can use the socket. */
  release: () => void;
}

/** Connections that a server keeps open, so that not every request needs a new one. */
export class Connections {
  private readonly idle: IdleConnection[] = [];

  /** Returns an open connection to an origin that is not in use, and keeps it no longer; undefined if there is none. */
  take(origin: string): KeptConnection | undefined {
    const at = this.idle.findLastIndex((one) => one.origin === origin);
    const [found] = at === -1 ? [] : this.idle.splice(at, 1);
    found?.release();
    return found;
  }

  /**
   * Keeps a connection for later requests. It is destroyed if the server closes it or sends bytes that belong to no request;
   * `onExtraBytes` is called only for such bytes.
   */
  keep(origin: string, { socket, onExtraBytes }: KeptConnection): void {
    const drop = () => {
      const at = this.idle.indexOf(connection);
      if (at !== -1) this.idle.splice(at, 1);
      socket.destroy();
    };
    const reportAndDrop = () => {
      drop();
      onExtraBytes();
    };
    const release = () => {
      socket.off('data', reportAndDrop).off('end', drop).off('close', drop).ref();
    };
    const connection = { origin, socket, onExtraBytes, release };
    // An idle connection must not keep the process from ending.
    socket.on('data', reportAndDrop).on('end', drop).on('close', drop).unref();
    this.idle.push(connection);
  }
}
