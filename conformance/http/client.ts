import type { Exchange, ReceivedResponse, SentRequest } from '../types';
import { isMemoryShort } from '../limits';
import { Connections } from './connections';
import type { WireFault } from './message-framing';
import { RunStoppedError } from './run-stopped-error';
import { createSlots } from './slots';
import { sendRequest } from './wire';
import type { Reuse } from './wire';

/** Response with what only its raw bytes show. */
export interface ClientResponse extends ReceivedResponse {
  /** Faults of its framing. */
  faults: readonly WireFault[];
  /** Values of all `Set-Cookie` headers. */
  setCookies: readonly string[];
  /** True if the body is not UTF-8. `body` then has replacement characters. */
  invalidUtf8: boolean;
}

/** A request with its response, or the reason why there is none. */
export type Call = Exchange & ({ response: ClientResponse; failure?: undefined } | { response?: undefined; failure: string });

/** HTTP client of a run. */
export interface Client {
  /** URL of the server, without a trailing slash. */
  readonly base: string;
  /**
   * Sends a request without adding credentials, and adds only the headers of the transport, such as `Host`. It follows no redirects.
   * A failure, such as a timeout, is part of the returned call. The call has the request as it was given, with its secrets.
   *
   * @param request its `url` is absolute: the client does not add {@link base}
   * @param operationId null for a request of no operation, which always gets a connection of its own
   * @param bytes body that is not text; replaces the body of the request
   * @throws RunStoppedError if the run was aborted, or the memory of the checker is nearly used up
   */
  send(request: SentRequest, operationId: string | null, bytes?: Buffer): Promise<Call>;
  /** Number of requests sent so far. */
  readonly sent: number;
  /** Number of requests sent so far that may have changed data: all but GET, HEAD and OPTIONS. */
  readonly writes: number;
}

interface ClientOptions {
  base: string;
  rate: number;
  timeout: number;
  workers?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Creates a rate-limited client.
 *
 * @param base URL of the server, without a trailing slash
 * @param rate requests per second; 0 for no limit
 * @param timeout per request, in ms
 * @param workers maximum number of requests at the same time, by default unlimited; the time of a response does not include the
 *   wait for its turn
 * @param signal once aborted, `send` rejects with a {@link RunStoppedError}, while requests in flight are not cancelled
 */
export function createClient({ base, rate, timeout, workers = Number.POSITIVE_INFINITY, signal }: ClientOptions): Client {
  const inSlot = createSlots(workers);
  const connections = new Connections();
  /**
   * Operations with a response that ended where it says. The first request of an operation has a connection of its own, on which
   * extra bytes are detected. So has each request that may change data, because a server that closes a kept connection may have
   * executed the request, which then must not be sent again.
   */
  const wellFramed = new Set<string>();
  const reuseFor = (operationId: string | null, isWrite: boolean): Reuse | null =>
    operationId === null || isWrite || !wellFramed.has(operationId)
      ? null
      : { connections, onExtraBytes: () => void wellFramed.delete(operationId) };
  let next = 0;
  let sent = 0;
  let writes = 0;
  const waitForRateLimit = async () => {
    if (rate <= 0) return;
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
  return {
    base,
    get sent() {
      return sent;
    },
    get writes() {
      return writes;
    },
    send: (request, operationId, bytes) =>
      inSlot(async () => {
        await waitForRateLimit();
        if (signal?.aborted === true) throw new RunStoppedError(String(signal.reason));
        if (isMemoryShort()) throw new RunStoppedError('the memory of the checker was nearly used up, mostly by large responses');
        sent += 1;
        const isWrite = !/^(?:GET|HEAD|OPTIONS)$/.test(request.method);
        if (isWrite) writes += 1;
        try {
          const body = bytes ?? (request.body === null ? null : Buffer.from(request.body, 'utf8'));
          const { method, headers: sentHeaders } = request;
          const response = await sendRequest(
            { method, url: new URL(request.url), headers: sentHeaders, body },
            timeout,
            reuseFor(operationId, isWrite),
          );
          const { text, invalidUtf8 } = decodeUtf8(response.body);
          const { status, headers, setCookies, faults, milliseconds } = response;
          if (operationId !== null && faults.length === 0) wellFramed.add(operationId);
          return { request, operationId, response: { status, headers, setCookies, faults, body: text, invalidUtf8, milliseconds } };
        } catch (error) {
          return { request, operationId, failure: describeError(error) };
        }
      }),
  };
}

function decodeUtf8(bytes: Buffer): { text: string; invalidUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), invalidUtf8: false };
  } catch {
    return { text: bytes.toString('utf8'), invalidUtf8: true };
  }
}

/** Returns a GET request with the given headers, and `Accept: application/json` unless they have another `Accept`. */
export const plainGet = (url: string, headers: SentRequest['headers']): SentRequest => ({
  method: 'GET',
  url,
  headers: { Accept: 'application/json', ...headers },
  body: null,
});

/** Failure of a call if nothing listens at the address of the server. */
export const CONNECTION_REFUSED = 'nothing listens there (connection refused)';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: CONNECTION_REFUSED,
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNRESET: 'the connection was reset before an answer',
  EPIPE: 'the connection was closed before an answer',
  ETIMEDOUT: 'the connection timed out',
  EHOSTUNREACH: 'the host cannot be reached',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its TLS certificate is self-signed; set NODE_EXTRA_CA_CERTS to the file that vouches for it',
  SELF_SIGNED_CERT_IN_CHAIN: 'its TLS certificate comes from an authority not known here; set NODE_EXTRA_CA_CERTS to its file',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its TLS certificate cannot be verified; set NODE_EXTRA_CA_CERTS to the file of its authority',
  CERT_HAS_EXPIRED: 'its TLS certificate has expired',
  EPROTO: 'it does not speak TLS; is it http:// instead of https://?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its TLS certificate is for another host',
};

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof AggregateError && code !== undefined) return ERROR_TEXTS[code] ?? code;
  if (code?.startsWith('ERR_SSL') === true) return `no TLS there (${code})`;
  return (code !== undefined ? ERROR_TEXTS[code] : undefined) ?? error.message;
}
