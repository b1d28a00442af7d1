/** What the protocol wants done to the world. It does nothing by itself: a transport carries the effects out. */
export type Effect = SendEffect | CloseEffect | CutEffect | VerifyEffect | WakeEffect;

/** Send one text frame. `event` is the frame's event name, so that nobody has to parse the text again. */
export interface SendEffect {
  type: 'send';
  socketId: string;
  event: string;
  frame: string;
}

/** Close with the WebSocket closing handshake; without a code the peer sees 1005 or 1000. */
export interface CloseEffect {
  type: 'close';
  socketId: string;
  code?: number;
  reason?: string;
}

/** End the connection without a closing handshake, as a dead network does; the peer sees 1006. */
export interface CutEffect {
  type: 'cut';
  socketId: string;
}

/**
 * Check an HMAC-SHA256 signature and hand the verdict back through `settle(id, valid)`. It is an effect because
 * the only HMAC that both Node and a browser bring along (WebCrypto) is asynchronous.
 */
export interface VerifyEffect {
  type: 'verify';
  id: number;
  text: string;
  signature: string;
}

/** Call `tick` no later than `at` (milliseconds on the core's clock); an earlier call does no harm. */
export interface WakeEffect {
  type: 'wake';
  at: number;
}
