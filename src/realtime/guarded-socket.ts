import type Pusher from 'pusher-js';

import { logFailure } from '@/shared/lib/log';

import { note } from './event-log';
import { readFrame } from './frames';
import type { ReconnectThrottle } from './reconnect-throttle';

/** What pusher-js takes for a socket. */
type PusherSocket = ReturnType<typeof Pusher.Runtime.createWebSocket>;

/** How long after an error in a frame a close without a code of its own is its close, in ms. */
const SAME_CAUSE_MS = 1000;
const NO_STATUS = 1005;
const ABNORMAL = 1006;
/** 1006: a proxy between the server and the page ends the connection without a close frame. */
const CODES_WITHOUT_CAUSE = new Set([1000, NO_STATUS, ABNORMAL]);

/** Who is told of a socket. */
export interface SocketWatch {
  /** The page's socket was made. */
  readonly onConnecting: () => void;
  /** The other side ended it after it was open. */
  readonly onClosed: () => void;
  /** Something that makes sense came from the other side. */
  readonly onActivity: () => void;
  /** An event came that somebody published. */
  readonly onEvent: (channel: string, event: string, data: unknown) => void;
}

/**
 * A socket as pusher-js sees it, between it and the page's own:
 * - it is opened when the throttle allows it;
 * - a frame that pusher-js would stumble over is left out, and whatever is thrown while a frame is handled ends here;
 * - published events go past pusher-js, which parses, logs and times each of them, at ten times the price;
 * - a server that tells its error in a frame and then closes without a code (Reverb) is told like one that closes
 *   with it (Pusher), so that one table of close codes is good for both.
 *
 * @param url what is connected to
 * @param throttle when
 */
export function guardedSocket(url: string, throttle: ReconnectThrottle, watch: SocketWatch): PusherSocket {
  let real: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt: number | null = null;
  let told: { readonly code: number; readonly at: number } | null = null;
  let over = false;
  const socket: PusherSocket = { send, close };
  begin();
  return socket;

  function begin(): void {
    const wait = throttle.wait();
    if (wait > 0) {
      timer = setTimeout(begin, wait);
      return;
    }
    throttle.begun();
    watch.onConnecting();
    try {
      real = new WebSocket(url);
    } catch (error) {
      note(`no socket: ${String(error)}`);
      queueMicrotask(() => end(ABNORMAL, '', false));
      return;
    }
    real.addEventListener('open', () => {
      openedAt = Date.now();
      safely(() => socket.onopen?.());
    });
    real.addEventListener('error', () => safely(() => socket.onerror?.('the connection failed')));
    real.addEventListener('message', ({ data }) => receive(data));
    real.addEventListener('close', ({ code, reason, wasClean }) => end(code, reason, wasClean));
  }

  function receive(data: unknown): void {
    // What was on its way when the page closed it.
    if (over) return;
    const frame = readFrame(data);
    if (frame === null) return note('a frame that is none was left out');
    watch.onActivity();
    if (frame.kind === 'event') return safely(() => watch.onEvent(frame.channel, frame.event, frame.data));
    if (frame.code !== undefined) {
      note(`error ${String(frame.code)} told by the server`);
      told = { code: frame.code, at: Date.now() };
    }
    safely(() => socket.onmessage?.({ data }));
  }

  function end(code: number, reason: string, wasClean: boolean): void {
    settle(code);
    safely(() => socket.onclose?.({ code: codeOf(code), reason, wasClean }));
  }

  function codeOf(code: number): number {
    return told !== null && CODES_WITHOUT_CAUSE.has(code) && Date.now() - told.at <= SAME_CAUSE_MS ? told.code : code;
  }

  /** Tells the throttle, once, that the other side is done with this socket. */
  function settle(code: number): void {
    if (over) return;
    over = true;
    note(`closed with ${String(codeOf(code))}`);
    throttle.ended(codeOf(code), openedAt === null ? 0 : Date.now() - openedAt);
    if (openedAt !== null) watch.onClosed();
  }

  function send(data: unknown): void {
    if (real?.readyState === WebSocket.OPEN && typeof data === 'string') real.send(data);
  }

  function close(): void {
    clearTimeout(timer);
    // pusher-js closes at once when the handshake is refused in a frame: it is the server's end all the same.
    if (told !== null && codeOf(NO_STATUS) !== NO_STATUS) settle(NO_STATUS);
    if (!over) throttle.ended(null, openedAt === null ? 0 : Date.now() - openedAt);
    over = true;
    if (real === null) queueMicrotask(() => safely(() => socket.onclose?.({ code: ABNORMAL, reason: '', wasClean: false })));
    else real.close();
  }
}

/** What is thrown here would reach the page's error handler, and the player an error page for one bad frame. */
function safely(run: () => void): void {
  try {
    run();
  } catch (error) {
    note(`thrown while a frame was handled: ${String(error)}`);
    logFailure('A frame could not be handled.', error);
  }
}
