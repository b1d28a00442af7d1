/** Removes accents and lower-cases a text. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Splits a text into words of lower-case letters and digits, without accents. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** Converts `Arara do Sertão` to `arara-do-sertao`. */
export function slugify(text: string): string {
  return tokenize(text).join('-');
}
