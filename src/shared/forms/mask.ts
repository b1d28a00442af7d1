import { Mask } from 'maska';

/** Pattern of a mask: `#` matches a digit, `@` a letter, `*` either (SPEC V6). Of several, the shortest fitting one is used. */
export type MaskPattern = string | readonly string[];

const masks = new Map<string, Mask>();

/** Formats a text by a pattern, and drops characters that do not fit. */
export function masked(text: string, pattern: MaskPattern): string {
  const key = [pattern].flat().join('\n');
  let mask = masks.get(key);
  if (mask === undefined) {
    mask = new Mask({ mask: typeof pattern === 'string' ? pattern : [...pattern] });
    masks.set(key, mask);
  }
  return mask.masked(text);
}

/** Masks the value of an input, keeping the caret behind the same character. Fires no event. */
export function maskInput(input: HTMLInputElement, pattern: MaskPattern): void {
  const { value, selectionStart } = input;
  const text = masked(value, pattern);
  if (text === value) return;
  const caret = selectionStart ?? value.length;
  const typedCount = characters(value.slice(0, caret));
  input.value = text;
  // At the end the caret follows added separators.
  const position = caret >= value.length ? text.length : positionAfter(text, typedCount);
  if (input === document.activeElement) input.setSelectionRange(position, position);
}

/** Returns the digits of a text, without all other characters. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const characters = (text: string) => text.replaceAll(/[^a-z0-9]/gi, '').length;

function positionAfter(text: string, typedCount: number): number {
  let position = 0;
  while (position < text.length && characters(text.slice(0, position)) < typedCount) position += 1;
  return position;
}
