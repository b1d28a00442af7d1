/** Removes accents and lower-cases a text, for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Splits a text into folded words. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** Converts a text to a URL slug: `Arara do Sertão` gives `arara-do-sertao`. */
export function slugify(text: string): string {
  return tokenize(text).join('-');
}
