import { Mask } from 'maska';

/** A pattern: `#` a digit, `@` a letter, `*` either, all else as it stands (SPEC V6). Of several the longest needed is taken. */
export type MaskPattern = string | readonly string[];

const masks = new Map<string, Mask>();

/**
 * Puts a text into a pattern; what does not fit is left out.
 *
 * @param text typed or pasted, with or without the pattern's own marks
 */
export function masked(text: string, pattern: MaskPattern): string {
  const key = [pattern].flat().join('\n');
  let mask = masks.get(key);
  if (mask === undefined) {
    mask = new Mask({ mask: typeof pattern === 'string' ? pattern : [...pattern] });
    masks.set(key, mask);
  }
  return mask.masked(text);
}

/**
 * Masks what stands in a box, its caret behind the same typed character as before.
 *
 * @param input the box, as the browser left it after a key, a paste or an automatic fill
 */
export function maskInput(input: HTMLInputElement, pattern: MaskPattern): void {
  const { value, selectionStart } = input;
  const text = masked(value, pattern);
  if (text === value) return;
  const caret = selectionStart ?? value.length;
  const typed = characters(value.slice(0, caret));
  input.value = text;
  // At the end the caret goes along with the marks that were added; elsewhere it would jump over what is to be edited.
  const place = caret >= value.length ? text.length : placeAfter(text, typed);
  if (input === document.activeElement) input.setSelectionRange(place, place);
}

/** The digits of a text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const characters = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').length;

/** Where the caret stands after so many typed characters. */
function placeAfter(text: string, typed: number): number {
  let place = 0;
  while (place < text.length && characters(text.slice(0, place)) < typed) place += 1;
  return place;
}
