import type Pusher from 'pusher-js';

import { logFailure } from '@/shared/lib/log';

import { note } from './event-log';
import { readFrame } from './frames';
import type { ReconnectThrottle } from './reconnect-throttle';

type PusherSocket = ReturnType<typeof Pusher.Runtime.createWebSocket>;

/** A close without a code this soon after an error frame is attributed to it. */
const SAME_CAUSE_MS = 1000;
const NO_STATUS = 1005;
const ABNORMAL = 1006;
/** 1006: a proxy ended the connection without a close frame. */
const CODES_WITHOUT_CAUSE = new Set([1000, NO_STATUS, ABNORMAL]);

export interface SocketWatch {
  readonly onConnecting: () => void;
  readonly onClosed: () => void;
  readonly onActivity: () => void;
  readonly onEvent: (channel: string, event: string, data: unknown) => void;
}

/**
 * Creates the socket that pusher-js uses.
 * - It connects when the throttle allows it.
 * - It drops frames on which pusher-js throws, and catches errors of its handlers.
 * - Published events bypass pusher-js, which needs ten times as long for each.
 * - An error frame followed by a close without a code (Reverb) is reported like a close with that code (Pusher).
 */
export function guardedSocket(url: string, throttle: ReconnectThrottle, watch: SocketWatch): PusherSocket {
  let real: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt: number | null = null;
  let serverError: { readonly code: number; readonly at: number } | null = null;
  let isEnded = false;
  const socket: PusherSocket = { send, close };
  connect();
  return socket;

  function connect(): void {
    const wait = throttle.delayMs();
    if (wait > 0) {
      timer = setTimeout(connect, wait);
      return;
    }
    throttle.attemptStarted();
    watch.onConnecting();
    try {
      real = new WebSocket(url);
    } catch (error) {
      note(`no socket: ${String(error)}`);
      queueMicrotask(() => handleClose(ABNORMAL, '', false));
      return;
    }
    real.addEventListener('open', () => {
      openedAt = Date.now();
      safely(() => socket.onopen?.());
    });
    real.addEventListener('error', () => safely(() => socket.onerror?.('the connection failed')));
    real.addEventListener('message', ({ data }) => receive(data));
    real.addEventListener('close', ({ code, reason, wasClean }) => handleClose(code, reason, wasClean));
  }

  function receive(data: unknown): void {
    // Frames may still arrive after the page closed the socket.
    if (isEnded) return;
    const frame = readFrame(data);
    if (frame === null) return note('an invalid frame was dropped');
    watch.onActivity();
    if (frame.kind === 'event') return safely(() => watch.onEvent(frame.channel, frame.event, frame.data));
    if (frame.code !== undefined) {
      note(`error ${String(frame.code)} from the server`);
      serverError = { code: frame.code, at: Date.now() };
    }
    safely(() => socket.onmessage?.({ data }));
  }

  function handleClose(code: number, reason: string, wasClean: boolean): void {
    reportEnd(code);
    safely(() => socket.onclose?.({ code: effectiveCode(code), reason, wasClean }));
  }

  function effectiveCode(code: number): number {
    return serverError !== null && CODES_WITHOUT_CAUSE.has(code) && Date.now() - serverError.at <= SAME_CAUSE_MS ? serverError.code : code;
  }

  function reportEnd(code: number): void {
    if (isEnded) return;
    isEnded = true;
    note(`closed with ${String(effectiveCode(code))}`);
    throttle.attemptEnded(effectiveCode(code), openedAt === null ? 0 : Date.now() - openedAt);
    if (openedAt !== null) watch.onClosed();
  }

  function send(data: unknown): void {
    if (real?.readyState === WebSocket.OPEN && typeof data === 'string') real.send(data);
  }

  function close(): void {
    clearTimeout(timer);
    // pusher-js closes when an error frame refuses the handshake: an end by the server.
    if (serverError !== null && effectiveCode(NO_STATUS) !== NO_STATUS) reportEnd(NO_STATUS);
    if (!isEnded) throttle.attemptEnded(null, openedAt === null ? 0 : Date.now() - openedAt);
    isEnded = true;
    if (real === null) queueMicrotask(() => safely(() => socket.onclose?.({ code: ABNORMAL, reason: '', wasClean: false })));
    else real.close();
  }
}

/** One bad frame must not show the player an error page. */
function safely(run: () => void): void {
  try {
    run();
  } catch (error) {
    note(`error in a frame handler: ${String(error)}`);
    logFailure('A frame could not be handled.', error);
  }
}
