import { operations } from '@generated/operations';
import type { MiddlewareHandler } from 'hono';

import { respond } from './responses';

const MB = 1024 * 1024;
/** Limit of a JSON body. The largest one of the contract is below 10 kB. */
export const MAX_JSON_BYTES = MB;
/** Limit of a file, as the contract documents it. */
export const MAX_FILE_BYTES = 10 * MB;
/** Maximum number of bytes that the multipart form may add to a file. */
const MAX_FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * Rejects bodies that are too large with a 413: above 10 MB for the upload of a document, else above 1 MB. A declared length is rejected
 * unread (the server discards the body); others are read up to the limit, and `c.req.raw` becomes a copy of the request with the read body.
 *
 * @param onReject called with each rejected request, before the response
 */
export function limitBodies(onReject: (request: Request) => void): MiddlewareHandler {
  return async (c, next) => {
    const isUpload = c.req.path === operations.uploadDocument.path;
    const limited = await withinLimit(c.req.raw, isUpload ? MAX_FILE_BYTES + MAX_FORM_OVERHEAD_BYTES : MAX_JSON_BYTES);
    if (limited === undefined) {
      onReject(c.req.raw);
      return respond(413, { message: isUpload ? 'O arquivo passa de 10 MB.' : 'O pedido passa de 1 MB.' });
    }
    c.req.raw = limited;
    return next();
  };
}

/** Returns the request, or a copy with the read body if that has no declared length. @returns undefined if the body is too large */
async function withinLimit(request: Request, maxBytes: number): Promise<Request | undefined> {
  const declared = request.headers.get('Content-Length');
  // Chunked bodies have no valid declared length.
  if (declared !== null && !request.headers.has('Transfer-Encoding')) return Number(declared) > maxBytes ? undefined : request;
  if (request.method === 'GET' || request.method === 'HEAD' || request.body === null) return request;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Request(request, { method: request.method, body: joined(chunks, bytes) });
}

/** Joins chunks. A Blob would be read in later tasks, which fake timers hold up. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(bytes);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
