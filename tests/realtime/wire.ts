import type { Hub, Link } from '../../mocks/realtime/hub';

/** What stands at the other end of the line. */
type Line = 'up' | 'refused' | 'silent';

/** How long a socket takes to open, in ms of the test's clock. */
const LATENCY = 5;
const NO_STATUS = 1005;
const ABNORMAL = 1006;

/** The line between the pages of a test and the stand-in's socket server. */
export interface Wire {
  /** `refused`: nobody listens there; `silent`: nothing comes back. Open sockets stay. */
  line: Line;
  /** Sees each text on its way to the page, and may change it; null swallows it. */
  toPage: (text: string) => string | null;
  /** Every attempt: when it was made, in ms since 1970, and where to. */
  readonly attempts: readonly { readonly at: number; readonly url: string }[];
  /** Texts that pages sent, as they are. */
  readonly sent: readonly string[];
  /** Gives something else than a text to the pages. */
  readonly giveBinary: () => void;
  /** Ends every open socket as the server does that gives no code. */
  readonly endWithoutCode: () => void;
  /** Takes the place of the page's WebSocket. */
  readonly Socket: new (url: string) => EventTarget;
}

/**
 * A WebSocket whose other end is the stand-in's socket server itself, without a network between them: on a clock that
 * stands still everything that happens, happens in order.
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
      if (wire.line === 'up') setTimeout(() => this.#begin(), LATENCY);
      if (wire.line === 'refused') setTimeout(() => this.#end(ABNORMAL), LATENCY);
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
