/** Cuts a text to a number of code points, as JSON Schema counts: half of a surrogate pair cannot be encoded. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('');
}
