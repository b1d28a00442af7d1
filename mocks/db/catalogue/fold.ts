/**
 * A text without accents and capitals, for comparing what people type.
 *
 * @param text any text
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * The words of a text, folded.
 *
 * @param text any text
 */
export function words(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/**
 * A text as a part of an address: `Arara do Sertão` gives `arara-do-sertao`.
 *
 * @param text any text
 */
export function slugOf(text: string): string {
  return words(text).join('-');
}
