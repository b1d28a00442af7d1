import type Pusher from 'pusher-js';

import { logFailure } from '@/shared/lib/log';

import { note } from './event-log';
import { readFrame } from './frames';
import type { ReconnectThrottle } from './reconnect-throttle';

type PusherSocket = ReturnType<typeof Pusher.Runtime.createWebSocket>;

/** Time in which a close without a code is attributed to an error frame. */
const SAME_CAUSE_MS = 1000;
/** Code of a close whose frame has no code. */
const NO_STATUS = 1005;
/** Code of a close without a close frame, for example by a proxy. */
export const ABNORMAL = 1006;
/** Codes that do not say why the socket was closed. */
const CODES_WITHOUT_CAUSE = new Set([1000, NO_STATUS, ABNORMAL]);

/** Callbacks of a guarded socket. */
export interface SocketWatch {
  /** Called if the throttle does not allow the socket yet. This socket never connects: another attempt must be started. */
  readonly onHeldBack: () => void;
  readonly onConnecting: (url: string) => void;
  /** Called for each socket that was connecting: it was accepted or refused, or it has ended. */
  readonly onSettled: () => void;
  /** Called when an open socket has ended, unless the page closed it. */
  readonly onClosed: () => void;
  /** Called for each valid frame. */
  readonly onActivity: () => void;
  /** Receives a published event, whose data is usually a JSON string. */
  readonly onEvent: (channel: string, event: string, data: unknown) => void;
}

/**
 * Creates the socket that pusher-js uses.
 * - It connects only if the throttle allows it. It does not wait, because pusher-js limits the time of an attempt.
 * - It drops frames on which pusher-js throws, and catches errors of its handlers.
 * - Published events bypass pusher-js, which needs ten times as long for each.
 * - An error frame followed by a close without a code (Reverb) is reported like a close with that code (Pusher).
 */
export function guardedSocket(url: string, throttle: ReconnectThrottle, watch: SocketWatch): PusherSocket {
  let real: WebSocket | null = null;
  let openedAt: number | null = null;
  let serverError: { readonly code: number; readonly hintMs: number; readonly at: number } | null = null;
  let isPending = false;
  let isEnded = false;
  const socket: PusherSocket = { send, close };
  connect();
  return socket;

  function connect(): void {
    if (throttle.delayMs(url) > 0) return watch.onHeldBack();
    throttle.attemptStarted(url);
    isPending = true;
    watch.onConnecting(url);
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
      serverError = { code: frame.code, hintMs: frame.retryAfterMs ?? 0, at: Date.now() };
    }
    safely(() => socket.onmessage?.({ data }));
    settle();
  }

  function handleClose(code: number, reason: string, wasClean: boolean): void {
    reportEnd(code);
    safely(() => socket.onclose?.({ code: effectiveCode(code), reason, wasClean }));
  }

  function effectiveCode(code: number): number {
    return serverError !== null && CODES_WITHOUT_CAUSE.has(code) && isCausedByServerError() ? serverError.code : code;
  }

  function isCausedByServerError(): boolean {
    return serverError !== null && Date.now() - serverError.at <= SAME_CAUSE_MS;
  }

  function reportEnd(code: number): void {
    if (isEnded) return;
    isEnded = true;
    settle();
    note(`closed with ${String(effectiveCode(code))}`);
    const hintMs = isCausedByServerError() ? serverError?.hintMs : 0;
    throttle.attemptEnded(effectiveCode(code), openedAt === null ? 0 : Date.now() - openedAt, hintMs);
    if (openedAt !== null) watch.onClosed();
  }

  function settle(): void {
    if (isPending) watch.onSettled();
    isPending = false;
  }

  function send(data: unknown): void {
    if (real?.readyState === WebSocket.OPEN && typeof data === 'string') real.send(data);
  }

  function close(): void {
    // pusher-js also closes when an error frame refuses the handshake, which counts as an end by the server.
    if (serverError !== null && effectiveCode(NO_STATUS) !== NO_STATUS) reportEnd(NO_STATUS);
    if (!isEnded) throttle.attemptEnded(null, openedAt === null ? 0 : Date.now() - openedAt);
    isEnded = true;
    settle();
    if (real === null) queueMicrotask(() => safely(() => socket.onclose?.({ code: ABNORMAL, reason: '', wasClean: false })));
    else real.close();
  }
}

/** Catches errors: one bad frame must not show the player an error page. */
function safely(run: () => void): void {
  try {
    run();
  } catch (error) {
    note(`error in a frame handler: ${String(error)}`);
    logFailure('A frame could not be handled.', error);
  }
}
