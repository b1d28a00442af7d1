import type { Hub, Link } from '../../mocks/realtime/hub';

/**
 * State of the network. `refused`: new attempts to connect fail. `silent`: they never end, even if the network is up later. In both
 * states open sockets stay open, but nothing arrives in either direction.
 */
type Line = 'up' | 'refused' | 'silent';

/** Time to open a socket on the test's clock. */
const LATENCY_MS = 5;
const NO_STATUS = 1005;
const ABNORMAL = 1006;

/** The simulated network between the pages of a test and the stand-in's socket server. */
export interface Wire {
  line: Line;
  /** Filters each text for the page; null drops it. By default all pass unchanged. A test replaces it. */
  toPage: (text: string) => string | null;
  /** Attempts so far, with their time in ms since 1970. */
  readonly attempts: readonly { readonly at: number; readonly url: string }[];
  /** Texts that the pages have sent, even if they did not arrive. */
  readonly sent: readonly string[];
  /** Delivers a binary message to every open socket. */
  readonly giveBinary: () => void;
  /** Ends every open socket without a close code. */
  readonly endWithoutCode: () => void;
  /** Replacement of the global `WebSocket`. Only `ws:` addresses connect. */
  readonly Socket: new (url: string) => EventTarget;
}

/**
 * Creates a network that connects WebSockets directly to the stand-in's server, so that everything happens in order on
 * a fake clock. The test replaces the global `WebSocket` by `Socket`.
 */
export function createWire(hub: Hub): Wire {
  const attempts: { at: number; url: string }[] = [];
  const sent: string[] = [];
  const open = new Set<WireSocket>();

  class WireSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = WireSocket.CONNECTING;
    readonly #url: URL;
    #handle: ReturnType<Hub['connect']> | undefined;

    constructor(url: string) {
      super();
      this.#url = new URL(url);
      attempts.push({ at: Date.now(), url });
      if (wire.line === 'up') setTimeout(() => this.#begin(), LATENCY_MS);
      if (wire.line === 'refused') setTimeout(() => this.#end(ABNORMAL), LATENCY_MS);
    }

    #begin(): void {
      if (this.readyState !== WireSocket.CONNECTING) return;
      if (wire.line !== 'up' || hub.faults().unreachable === true || this.#url.protocol !== wire.protocol) return this.#end(ABNORMAL);
      this.readyState = WireSocket.OPEN;
      open.add(this);
      this.dispatchEvent(new Event('open'));
      const link: Link = {
        send: (text) => this.give(text),
        close: (code, reason) => this.#end(code ?? NO_STATUS, reason),
        cut: () => this.#end(ABNORMAL),
      };
      const appKey = this.#url.pathname.split('/').at(-1) ?? '';
      this.#handle = hub.connect(link, { appKey, query: this.#url.searchParams });
    }

    #end(code: number, reason = ''): void {
      if (this.readyState === WireSocket.CLOSED) return;
      if (code === ABNORMAL) this.dispatchEvent(new Event('error'));
      this.readyState = WireSocket.CLOSED;
      open.delete(this);
      this.dispatchEvent(Object.assign(new Event('close'), { code, reason, wasClean: code !== ABNORMAL }));
    }

    give(data: unknown): void {
      const seen = typeof data === 'string' ? wire.toPage(data) : data;
      if (seen !== null && this.readyState === WireSocket.OPEN && wire.line === 'up') {
        this.dispatchEvent(Object.assign(new Event('message'), { data: seen }));
      }
    }

    send(text: string): void {
      if (this.readyState !== WireSocket.OPEN) throw new Error('The socket is not open');
      sent.push(text);
      if (wire.line === 'up') this.#handle?.message(text);
    }

    close(): void {
      if (this.readyState === WireSocket.CLOSED) return;
      this.#handle?.closed();
      this.#end(NO_STATUS);
    }

    end(): void {
      this.#handle?.closed();
      this.#end(NO_STATUS);
    }
  }

  const wire = {
    line: 'up' as Line,
    protocol: 'ws:',
    toPage: (text: string): string | null => text,
    attempts,
    sent,
    giveBinary: () => open.forEach((socket) => socket.give(new ArrayBuffer(8))),
    endWithoutCode: () => open.forEach((socket) => socket.end()),
    Socket: WireSocket,
  };
  return wire;
}
