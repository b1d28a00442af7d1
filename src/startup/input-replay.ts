// HTML → before-paint → shell → load-app (records input) → application → hydration → replay.

interface ShellElement {
  readonly element: HTMLElement;
  /** Among elements that match the same selector. */
  readonly index: number;
  readonly tag: string;
  readonly label: string;
}

interface FieldValue extends ShellElement {
  readonly text: string;
}

interface ShellInput {
  readonly clicked: ShellElement | undefined;
  /** The mouse is still down. */
  readonly held: ShellElement | undefined;
  readonly focused: ShellElement | undefined;
  readonly typed: readonly FieldValue[];
  /** `summary` of each open `details`. */
  readonly expanded: readonly ShellElement[];
}

declare global {
  interface Window {
    /**
     * Replays text, focus, open `details` and the last click, once, before the player can act: on the same elements, or on
     * those that took their place where the page was rendered again. Part of the shell to keep the application small.
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

/** Records input until `window.replayShellInput` is called. */
export function captureShellInput(shell: HTMLElement): void {
  let clicked: ShellElement | undefined;
  let held: ShellElement | undefined;
  let focused: ShellElement | undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const describe = (element: HTMLElement, selector: string): ShellElement => ({
    element,
    index: [...shell.querySelectorAll(selector)].indexOf(element),
    tag: element.tagName,
    label: accessibleLabel(element),
  });
  const describeTarget = (target: EventTarget | null, selector: string): ShellElement | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    return element === null ? undefined : describe(element, selector);
  };
  const listen = (type: string, listener: (event: Event) => void) => shell.addEventListener(type, listener, { signal });
  const fields = [...shell.querySelectorAll<TextField>(TEXT_FIELD)];

  for (const field of fields) {
    if (field.dataset['early'] === undefined) continue;
    field.readOnly = false;
    delete field.dataset['early'];
  }
  // It would put the fields into the address.
  listen('submit', (event) => event.preventDefault());
  listen('click', ({ target }) => {
    clicked = describeTarget(target, 'button') ?? clicked;
  });
  listen('mousedown', ({ target }) => {
    held = describeTarget(target, PRESSABLE);
  });
  listen('mouseup', () => {
    held = undefined;
  });
  listen('focusin', ({ target }) => {
    focused = describeTarget(target, FOCUSABLE);
  });

  window.replayShellInput = (page) => {
    delete window.replayShellInput;
    controller.abort();
    replay(page, {
      clicked,
      held,
      focused,
      typed: fields
        .filter(({ value, defaultValue }) => value !== defaultValue)
        .map((field) => ({ ...describe(field, TEXT_FIELD), text: field.value })),
      expanded: [...shell.querySelectorAll<HTMLElement>(`details[open] > ${SUMMARY}`)].map((summary) => describe(summary, SUMMARY)),
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
    if (field !== undefined && (field.value === recorded.text || field.value === field.defaultValue)) typeText(field, recorded.text);
  }
  if (focused !== undefined && document.activeElement === document.body)
    findOnPage(page, FOCUSABLE, focused)?.focus({ preventScroll: true });
  // On the same element the browser emits the click itself.
  if (held !== undefined && findOnPage(page, PRESSABLE, held) !== held.element) clickOnRelease(page, held);
  if (clicked === undefined) return;
  const button = findOnPage(page, 'button', clicked);
  button?.focus();
  button?.click();
}

/** Browsers emit no click if the mousedown was on the shell. */
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

function typeText(field: TextField, text: string): void {
  // A hydrated field has the text, but React knows nothing of it.
  if (field.value === text) setValue(field, '');
  setValue(field, text);
}

/** React overrides the element's own setter. */
function setValue(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The same element, or one in its place: first at its position, then anywhere with its tag and label. */
function findOnPage<T extends HTMLElement>(page: HTMLElement, selector: string, recorded: ShellElement): T | undefined {
  const { element, index, tag, label } = recorded;
  // React makes the part interactive, or renders it again, before it handles an event.
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  const all = [...page.querySelectorAll<T>(selector)];
  const same = all.find((one) => one === element);
  return same ?? [all[index], ...all].find((one) => one !== undefined && one.tagName === tag && accessibleLabel(one) === label);
}
