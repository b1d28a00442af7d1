const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of an HTML text, in one line. They are for places that hold text alone: nothing of them is HTML again.
 *
 * @param html as the backend has it
 * @param maxLength how many characters; a longer text ends at a word, with an ellipsis
 */
export function plainText(html: string, maxLength: number): string {
  const words = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => NAMED_ENTITIES[name.toLowerCase()] ?? decodeCharacter(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
  if (words.length <= maxLength) return words;
  return `${words.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}

function decodeCharacter(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return name.startsWith('#') && code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}
