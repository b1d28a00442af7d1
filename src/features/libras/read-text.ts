import { LIBRAS_MAX_TEXT } from '@frames/protocol/libras';

/** Elements whose text a press does not translate, because they have a function of their own or hold typed text. */
const CONTROLS = 'a, button, input, select, textarea, summary, [contenteditable], [role="button"], [data-libras]';
/** Elements that hold a text to translate. */
const BLOCKS = 'p, li, h1, h2, h3, h4, dt, dd, th, td, caption, figcaption, label, legend, strong, em, span, div';

/** Returns the text in one line, cut at a word to the limit of the iframe; undefined if it is empty. */
function toText(text: string): string | undefined {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= LIBRAS_MAX_TEXT) return words === '' ? undefined : words;
  return words.slice(0, LIBRAS_MAX_TEXT).replace(/\s+\S*$/, '');
}

/** Returns the text that the player selected outside of fields and of the panel itself; undefined if there is none. */
export function selectedText(selection: Selection | null): string | undefined {
  if (selection === null || selection.isCollapsed) return undefined;
  const parent = selection.anchorNode?.parentElement;
  if (parent === null || parent === undefined || parent.closest('input, textarea, [contenteditable], [data-libras]') !== null)
    return undefined;
  return toText(selection.toString());
}

/**
 * Returns the text of the block that the player pressed; undefined for a control, for a part of the page with controls, or without text.
 */
export function pressedText(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return undefined;
  const block = target.closest(BLOCKS);
  // A block with fields or buttons is a part of the page, not a text.
  if (block === null || block.querySelector('input, textarea, select, button, iframe') !== null) return undefined;
  return toText(block.textContent);
}

/** Returns the start of the text in `main`, up to the limit of the iframe; undefined if it is empty. */
export function pageText(page: Document): string | undefined {
  return toText(page.querySelector<HTMLElement>('main')?.innerText ?? '');
}
