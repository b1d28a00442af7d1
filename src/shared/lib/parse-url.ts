/** Parses an absolute URL; returns undefined for any other text. Supported browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
