import { STATUS_CODES } from 'node:http';

import type { Reply } from './fault';

/**
 * Serializes a reply as HTTP/1.1, with its body in UTF-8. A 204 or 304 has neither a body nor a Content-Type. The headers of the reply
 * that name its length, its transfer encoding or the connection are replaced. `raw` is ignored: the caller must send it in place of the result.
 *
 * @param omitBody true for a response to HEAD
 */
export function serializeReply(
  { status, headers, body, framing }: Reply,
  omitBody = false,
  connection: 'close' | 'keep-alive' = 'close',
): Buffer {
  const bytes = Buffer.from(body, 'utf8');
  const hasNoBody = status === 204 || status === 304;
  const passedHeaders = Object.entries(headers).filter(
    ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/i.test(name),
  );
  const lines = passedHeaders.filter(([name]) => !hasNoBody || !/^content-type$/i.test(name)).map(([name, value]) => `${name}: ${value}`);
  if (framing === 'chunked' && !hasNoBody) lines.push('Transfer-Encoding: chunked');
  else if (!hasNoBody) lines.push(`Content-Length: ${String(bytes.length)}`);
  const head = [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, `Connection: ${connection}`, '', ''].join('\r\n');
  if (hasNoBody || omitBody) return Buffer.from(head, 'latin1');
  return Buffer.concat([Buffer.from(head, 'latin1'), framing === 'chunked' ? chunked(bytes) : bytes]);
}

/** Encodes a body as two chunks, or as one if it has a single byte. The cut may be within a character. */
function chunked(bytes: Buffer): Buffer {
  const middle = Math.ceil(bytes.length / 2);
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)].filter(({ length }) => length > 0);
  const parts = pieces.flatMap((piece) => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
