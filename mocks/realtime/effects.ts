/** An effect for the transport to perform; the protocol itself is pure. */
export type Effect = SendEffect | CloseEffect | CutEffect | VerifyEffect | WakeEffect;

/** Sends a text frame. `event` is its event name, so that the text need not be parsed again. */
export interface SendEffect {
  type: 'send';
  socketId: string;
  event: string;
  frame: string;
}

/** Closes with the WebSocket closing handshake. Without a code the peer sees 1005 or 1000. */
export interface CloseEffect {
  type: 'close';
  socketId: string;
  code?: number;
  reason?: string;
}

/** Drops the connection without a closing handshake; the peer sees 1006. */
export interface CutEffect {
  type: 'cut';
  socketId: string;
}

/**
 * Verifies an HMAC-SHA256 signature and reports the result through `settle(id, valid)`. It is an effect, because
 * WebCrypto, the only HMAC in both Node and browsers, is asynchronous.
 */
export interface VerifyEffect {
  type: 'verify';
  id: number;
  text: string;
  signature: string;
}

/** Requests a call of `tick` by `at` (ms on the core's clock). Earlier calls are harmless. */
export interface WakeEffect {
  type: 'wake';
  at: number;
}
