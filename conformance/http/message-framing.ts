import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

import { MAX_BODY_BYTES } from '../limits';

/** Text of the fault of a body that is not read to its end. */
const TOO_LARGE = `more than ${String(MAX_BODY_BYTES / 1024 / 1024)} MB, of which the checker reads no more`;

/** Head of a response. */
export interface Head {
  status: number;
  /** Values by name in lower case; those of a repeated header are joined by `, `. */
  headers: Readonly<Record<string, string>>;
  setCookies: readonly string[];
  /** Offset of the body in the received bytes. */
  end: number;
  /** False if the server closes the connection after the response. */
  keepsConnection: boolean;
}

/**
 * Fault of a response's framing. `length`: Content-Length differs from the body. `bodyless`: a response that must have no body has
 * one. `chunks`: the chunked body is broken. `encoding`: Content-Encoding does not fit the body.
 * `size`: the body is larger than the checker reads.
 */
export interface WireFault {
  kind: 'length' | 'bodyless' | 'chunks' | 'encoding' | 'size';
  text: string;
}

/**
 * Parses the head of a response, skipping interim responses (1xx, except 101).
 *
 * @returns null until the head is complete
 * @throws Error if the bytes are neither HTTP/1.1 nor HTTP/1.0
 */
export function parseHead(bytes: Buffer): Head | null {
  let head = parseHeadAt(bytes, 0);
  while (head !== null && isInterim(head)) head = parseHeadAt(bytes, head.end);
  return head;
}

const isInterim = ({ status }: Head) => status >= 100 && status < 200 && status !== 101;

/** Parses the head at an offset, also that of an interim response. */
function parseHeadAt(bytes: Buffer, from: number): Head | null {
  const start = bytes.subarray(from, from + 5).toString('latin1');
  if (start.length > 0 && !'HTTP/'.startsWith(start)) throw new Error('the answer is not HTTP/1.1');
  const end = bytes.indexOf('\r\n\r\n', from);
  if (end === -1) return null;
  const [first = '', ...lines] = bytes.subarray(from, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (Number.isNaN(status)) throw new Error('the answer is not HTTP/1.1');
  const headers: Record<string, string> = {};
  const setCookies: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === 'set-cookie') setCookies.push(value);
    headers[name] = Object.hasOwn(headers, name) ? `${headers[name] ?? ''}, ${value}` : value;
  }
  const keepsConnection = first.startsWith('HTTP/1.1') && !/\bclose\b/i.test(headers['connection'] ?? '') && status !== 101;
  return { status, headers, setCookies, end: end + 4, keepsConnection };
}

/** Returns true if a response must have no body: to HEAD, 204 and 304. */
export const hasNoBody = (method: string, status: number): boolean => method === 'HEAD' || status === 204 || status === 304;

/** Returns true if a response is complete; false also if only the closed connection can show its end. */
export function isComplete(bytes: Buffer, head: Head, method: string): boolean {
  if (hasNoBody(method, head.status)) return true;
  if (isChunked(head)) return decodeChunked(bytes.subarray(head.end)).isComplete;
  const length = contentLength(head);
  return length !== null && bytes.length - head.end >= length;
}

/**
 * Returns true if the connection of a complete response can take another request: the server keeps it open, and no bytes followed.
 * Bytes after a chunked body are not looked for.
 */
export function isReusable(bytes: Buffer, head: Head, method: string): boolean {
  if (!head.keepsConnection) return false;
  if (hasNoBody(method, head.status)) return bytes.length === head.end;
  return isChunked(head) || bytes.length - head.end === contentLength(head);
}

/**
 * Returns the body of a response, unchunked and decompressed, with its framing faults. A body that is too large is cut off as it came,
 * neither unchunked nor decompressed; if only its unpacked form is too large, an empty body is returned. A body that cannot be unpacked,
 * or has an unknown encoding, stays packed. An unknown encoding is no fault. A body where none is allowed is returned as it came.
 */
export function readBody(bytes: Buffer, head: Head, method: string): { body: Buffer; faults: WireFault[] } {
  const rest = bytes.subarray(head.end);
  if (hasNoBody(method, head.status)) {
    const label = method === 'HEAD' ? 'an answer to HEAD' : `a ${String(head.status)}`;
    const faults: WireFault[] =
      rest.length === 0 ? [] : [{ kind: 'bodyless', text: `${String(rest.length)} bytes after the head of ${label}` }];
    return { body: rest, faults };
  }
  if (isTooLarge(bytes, head)) return { body: rest.subarray(0, MAX_BODY_BYTES), faults: [{ kind: 'size', text: TOO_LARGE }] };
  const { body, faults } = isChunked(head) ? decodeChunked(rest) : readByLength(rest, head);
  const { plain, fault } = decompress(body, head.headers['content-encoding'] ?? '');
  return { body: plain, faults: fault === null ? faults : [...faults, fault] };
}

/** Returns true if more bytes followed the head than the checker reads. */
export const isTooLarge = (bytes: Buffer, head: Head) => bytes.length - head.end > MAX_BODY_BYTES;

const isChunked = ({ headers }: Head) => /\bchunked\b/i.test(headers['transfer-encoding'] ?? '');

const contentLength = ({ headers }: Head) => (/^\d+$/.test(headers['content-length'] ?? '') ? Number(headers['content-length']) : null);

function readByLength(rest: Buffer, head: Head): { body: Buffer; faults: WireFault[] } {
  const length = contentLength(head);
  if (length === null || length === rest.length) return { body: rest, faults: [] };
  return { body: rest, faults: [{ kind: 'length', text: `Content-Length ${String(length)}, but ${String(rest.length)} bytes came` }] };
}

function decodeChunked(rest: Buffer): { body: Buffer; faults: WireFault[]; isComplete: boolean } {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = rest.indexOf('\r\n', at);
    // A sign would lead backwards.
    const [digits = ''] = line === -1 ? [] : (/^[\da-f]+/i.exec(rest.subarray(at, line).toString('latin1')) ?? []);
    const size = Number.parseInt(digits, 16);
    // Trailers may follow the last chunk. An empty line ends the response.
    if (size === 0) return { body: Buffer.concat(parts), faults: [], isComplete: rest.includes('\r\n\r\n', line) };
    if (Number.isNaN(size) || line + 2 + size > rest.length) {
      parts.push(rest.subarray(line === -1 ? at : line + 2));
      return {
        body: Buffer.concat(parts),
        faults: [{ kind: 'chunks', text: 'the chunked body broke off before its end' }],
        isComplete: false,
      };
    }
    parts.push(rest.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

function decompress(body: Buffer, encoding: string): { plain: Buffer; fault: WireFault | null } {
  const open = { gzip: gunzipSync, 'x-gzip': gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[encoding.toLowerCase()];
  if (open === undefined || body.length === 0) return { plain: body, fault: null };
  try {
    return { plain: open(body, { maxOutputLength: MAX_BODY_BYTES }), fault: null };
  } catch (error) {
    if (error instanceof RangeError) return { plain: Buffer.alloc(0), fault: { kind: 'size', text: `${TOO_LARGE} (unpacked)` } };
    return { plain: body, fault: { kind: 'encoding', text: `Content-Encoding ${encoding}, but the body is not` } };
  }
}
