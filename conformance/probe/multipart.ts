import { isRecord } from '../contract/pointer';

/** Value of a body member that {@link encodeMultipart} replaces by a file. */
export const FILE_PLACEHOLDER = '[a small PNG file]';

/** Content of the file that replaces {@link FILE_PLACEHOLDER}: a PNG with one grey pixel. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');

/** Returns true for a media type whose whole body is a file: an image, audio, video, or `application/octet-stream`. */
export const isBinaryType = (type: string): boolean => /^(?:image|audio|video)\/|^application\/octet-stream$/.test(type);

const BOUNDARY = '----conformance-6f1d0c5b8a';

/**
 * Encodes the members of a body as multipart/form-data, a list as one part for each item, an object as JSON. `type` is the content type
 * with the boundary, `text` the body for reports, with a placeholder for the bytes of files.
 */
export function encodeMultipart(body: unknown): { bytes: Buffer; type: string; text: string } {
  const parts = Object.entries(isRecord(body) ? body : {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one: unknown) => [name, one] as const) : [[name, value] as const],
  );
  const chunks = parts.map(([name, value]) => {
    const file = value === FILE_PLACEHOLDER ? '; filename="conformance.png"\r\nContent-Type: image/png' : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { head, data: value === FILE_PLACEHOLDER ? PNG : Buffer.from(text, 'utf8'), text };
  });
  const end = `--${BOUNDARY}--\r\n`;
  return {
    bytes: Buffer.concat([...chunks.flatMap(({ head, data }) => [Buffer.from(head), data, Buffer.from('\r\n')]), Buffer.from(end)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    text: chunks.map(({ head, text }) => `${head}${text}\r\n`).join('') + end,
  };
}
