/** Returns undefined for a text that is no absolute URL. Supported browsers lack `URL.canParse` and `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
