// Records a player's input in the prerendered shell and replays it on the rendered page:
// HTML → before-paint → shell → load-app (records) → application → first render → replay.

/** An element of the shell that a player used. */
interface ShellElement {
  /** Index among the elements that match the same selector. */
  readonly index: number;
  readonly tag: string;
  readonly label: string;
}

interface FieldValue extends ShellElement {
  readonly text: string;
}

interface ShellInput {
  /** The button clicked last. */
  readonly clicked: ShellElement | undefined;
  /** The element on which the mouse button is still down. */
  readonly held: ShellElement | undefined;
  readonly focused: ShellElement | undefined;
  readonly typed: readonly FieldValue[];
  /** The `summary` of each open `details`. */
  readonly expanded: readonly ShellElement[];
}

declare global {
  interface Window {
    /**
     * Replays the recorded input on the page, once: text, focus, open `details`, and the last click. Elements that the page
     * does not have are skipped. Call it before the player can act on the page. It is part of the shell, not of the
     * application, which stays smaller.
     */
    replayShellInput?: (page: HTMLElement) => void;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const PRESSABLE = 'a[href], button';
const FOCUSABLE = `${PRESSABLE}, input, select, textarea, summary, [tabindex]`;
const TEXT_FIELD = 'input, textarea';
const SUMMARY = 'summary';

const accessibleLabel = (element: Element) =>
  element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '';

/** Records clicks, focus and text in the shell until `window.replayShellInput` is called. */
export function captureShellInput(shell: HTMLElement): void {
  let clicked: ShellElement | undefined;
  let held: ShellElement | undefined;
  let focused: ShellElement | undefined;
  const describe = (element: Element, selector: string): ShellElement => ({
    index: [...shell.querySelectorAll(selector)].indexOf(element),
    tag: element.tagName,
    label: accessibleLabel(element),
  });
  const describeTarget = (target: EventTarget | null, selector: string): ShellElement | undefined => {
    const element = target instanceof Element ? target.closest(selector) : null;
    return element === null ? undefined : describe(element, selector);
  };
  const fields = [...shell.querySelectorAll<TextField>(TEXT_FIELD)];

  // Prerendered fields are read-only, because text typed without this script would be lost.
  for (const field of fields) field.readOnly = false;
  // Otherwise the browser would reload the page with the fields in its address.
  shell.addEventListener('submit', (event) => event.preventDefault());
  shell.addEventListener('click', ({ target }) => {
    clicked = describeTarget(target, 'button') ?? clicked;
  });
  shell.addEventListener('mousedown', ({ target }) => {
    held = describeTarget(target, PRESSABLE);
  });
  shell.addEventListener('mouseup', () => {
    held = undefined;
  });
  shell.addEventListener('focusin', ({ target }) => {
    focused = describeTarget(target, FOCUSABLE);
  });

  window.replayShellInput = (page) => {
    delete window.replayShellInput;
    replay(page, {
      clicked,
      held,
      focused,
      typed: fields
        .filter(({ value, defaultValue }) => value !== defaultValue)
        .map((field) => ({ ...describe(field, TEXT_FIELD), text: field.value })),
      expanded: [...shell.querySelectorAll(`details[open] > ${SUMMARY}`)].map((summary) => describe(summary, SUMMARY)),
    });
  };
}

function replay(page: HTMLElement, { clicked, held, focused, typed, expanded }: ShellInput): void {
  for (const recorded of expanded) {
    const summary = findOnPage(page, SUMMARY, recorded);
    if (summary?.parentElement?.hasAttribute('open') === false) summary.click();
  }
  for (const recorded of typed) {
    const field = findOnPage<TextField>(page, TEXT_FIELD, recorded);
    if (field !== undefined && field.value === field.defaultValue) typeText(field, recorded.text);
  }
  if (focused !== undefined && document.activeElement === document.body)
    findOnPage(page, FOCUSABLE, focused)?.focus({ preventScroll: true });
  if (held !== undefined) clickOnRelease(page, held);
  if (clicked === undefined) return;
  const button = findOnPage(page, 'button', clicked);
  button?.focus();
  button?.click();
}

/** Clicks when the mouse is released: browsers emit no click if mousedown was on the shell and mouseup on the page. */
function clickOnRelease(page: HTMLElement, { tag, label }: ShellElement): void {
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('mousedown', () => controller.abort(), { signal });
  page.addEventListener(
    'mouseup',
    ({ target }) => {
      controller.abort();
      const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      if (element !== null && element.tagName === tag && accessibleLabel(element) === label) element.click();
    },
    { signal },
  );
}

/** Sets a field with the prototype's setter: React ignores values set through the setter that it overrides. */
function typeText(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the element at the same index, or else the first one with the same tag and label. */
function findOnPage<T extends HTMLElement>(page: HTMLElement, selector: string, { index, tag, label }: ShellElement): T | undefined {
  const all = [...page.querySelectorAll<T>(selector)];
  return [all[index], ...all].find((one) => one !== undefined && one.tagName === tag && accessibleLabel(one) === label);
}
