/**
 * Decodes a part of an address, such as a segment of its path. Returns a part whose percent signs are broken as it is: servers and
 * contracts of others may send any text.
 */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Encodes a part of an address. A surrogate without its other half, which has no encoding, becomes a replacement character. */
export const encodePart = (part: string): string => encodeURIComponent(Buffer.from(part).toString());
