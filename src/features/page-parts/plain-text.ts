const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Returns an HTML string's text in one line; not safe to insert as HTML.
 *
 * @param maxLength in characters; cut at a word, with an ellipsis
 */
export function plainText(html: string, maxLength: number): string {
  const text = html
    .replaceAll(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => NAMED_ENTITIES[name.toLowerCase()] ?? decodeCharacter(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}

function decodeCharacter(name: string): string | undefined {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return name.startsWith('#') && code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}
