/** Decodes percent-encoded text. Returns a text with an invalid escape unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
