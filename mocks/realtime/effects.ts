/** Effect that the transport performs; the protocol is pure. */
export type Effect = SendEffect | CloseEffect | CutEffect | VerifyEffect | WakeEffect;

/** Frame to send. `event` saves parsing the text again. */
export interface SendEffect {
  type: 'send';
  socketId: string;
  event: string;
  frame: string;
}

/** Close with the closing handshake. Without a code the peer sees 1005 or 1000. */
interface CloseEffect {
  type: 'close';
  socketId: string;
  code?: number;
  reason?: string;
}

/** Cut without a closing handshake; the peer sees 1006. */
interface CutEffect {
  type: 'cut';
  socketId: string;
}

/**
 * Request to verify an HMAC-SHA256 and to report through `settle(id, valid)`: WebCrypto, the only HMAC in both Node and browsers,
 * is asynchronous.
 */
interface VerifyEffect {
  type: 'verify';
  id: number;
  text: string;
  signature: string;
}

/** Request for a `tick` by `at` (ms on the core's clock); earlier ones are harmless. */
interface WakeEffect {
  type: 'wake';
  at: number;
}
