/**
 * Returns the beginning of a text, of at most `maxLength` code points and without an ellipsis. JSON Schema counts code points as
 * well, and half of a surrogate pair cannot be encoded.
 */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('');
}
