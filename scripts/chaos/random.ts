/** Hashes a text to [0, 1), so that a replay chooses the same fields. */
export function hashToFraction(text: string): number {
  // FNV-1a with MurmurHash3's finalizer: FNV alone leaves similar texts close together.
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
