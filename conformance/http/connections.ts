import type { Socket } from 'node:net';

export interface KeptConnection {
  socket: Socket;
  /** Listener for bytes that belong to the response before. */
  onExtraBytes: () => void;
}

interface IdleConnection extends KeptConnection {
  origin: string;
  /** Hands the socket over to a request. */
  release: () => void;
}

/** The connections that a server keeps open, so that not each request needs a new one. */
export class Connections {
  private readonly idle: IdleConnection[] = [];

  /** Returns an open connection that is not in use; undefined if there is none. */
  take(origin: string): KeptConnection | undefined {
    const at = this.idle.findLastIndex((one) => one.origin === origin);
    const [found] = at === -1 ? [] : this.idle.splice(at, 1);
    found?.release();
    return found;
  }

  /** Keeps a connection for later requests. */
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
