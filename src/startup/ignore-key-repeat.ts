/** Prevents a held Enter or Space from activating or submitting more than once. @returns an unsubscribe function */
export function ignoreKeyRepeat(target: Window = window): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
    const element = event.target;
    if (element instanceof Element && (event.key === 'Enter' ? isMultiLine(element) : !isPressable(element))) return;
    event.preventDefault();
  };
  // Captures the event, so that it is prevented before other listeners run.
  target.addEventListener('keydown', onKeyDown, { capture: true });
  return () => target.removeEventListener('keydown', onKeyDown, { capture: true });
}

function isMultiLine(element: Element): boolean {
  return element.matches('textarea') || isEditable(element);
}

/** Returns true for an element that Space presses. In others Space types or scrolls. */
function isPressable(element: Element): boolean {
  return element.matches(
    'button, summary, select, a[href], [role="button"], input:is([type="button"], [type="submit"], [type="checkbox"], [type="radio"])',
  );
}

function isEditable(element: Element): boolean {
  return element.closest('[contenteditable]:not([contenteditable="false"])') !== null;
}
