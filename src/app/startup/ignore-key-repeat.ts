/**
 * Makes a held key act once: a repeated Enter or Space presses no button, follows no link and submits no form, on any
 * page. A repeated Enter still makes new lines where text has several.
 *
 * @param target receives the keys of the whole page
 * @returns ends it
 */
export function ignoreKeyRepeat(target: Window = window): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    const element = event.target;
    if (element instanceof Element && (event.key === 'Enter' ? hasLines(element) : !isPressable(element))) return;
    event.preventDefault();
  };
  // Capture: before any listener of the page can act on the key.
  target.addEventListener('keydown', onKeyDown, { capture: true });
  return () => target.removeEventListener('keydown', onKeyDown, { capture: true });
}

function hasLines(element: Element): boolean {
  return element.matches('textarea') || isEditable(element);
}

/** Whether Space presses the element; anywhere else it writes blanks or scrolls. */
function isPressable(element: Element): boolean {
  return element.matches(
    'button, summary, select, a[href], [role="button"], input:is([type="button"], [type="submit"], [type="checkbox"], [type="radio"])',
  );
}

function isEditable(element: Element): boolean {
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}
