/** Something in the shell that a player used, which nothing listens to yet. */
interface Used {
  /** Its place among those of its kind. */
  readonly index: number;
  readonly tag: string;
  readonly label: string;
}

interface Typed extends Used {
  readonly text: string;
}

interface ShellUse {
  /** What was pressed last, what is held down by a mouse, and what has the focus. */
  readonly press: Used | undefined;
  readonly held: Used | undefined;
  readonly focus: Used | undefined;
  readonly typed: readonly Typed[];
  /** What is unfolded. */
  readonly unfolded: readonly Used[];
}

declare global {
  interface Window {
    /**
     * Does on the page what was begun in its shell, once, where the same things stand there: text stays in its fields, the
     * focus where it was, what was unfolded is unfolded, and what was pressed is pressed. To be called before the player
     * can act on the page. It comes with the shell, so that the application need not bring it.
     */
    replayShellInput?: (page: HTMLElement) => void;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const PRESSABLE = 'a[href], button';
const FOCUSABLE = `${PRESSABLE}, input, select, textarea, summary, [tabindex]`;
const TEXT_FIELD = 'input, textarea';
const FOLD = 'summary';

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '';

/** Keeps what is pressed, focused and typed in the shell until the application is here. */
export function captureShellInput(shell: HTMLElement): void {
  let press: Used | undefined;
  let held: Used | undefined;
  let focus: Used | undefined;
  const used = (element: Element, selector: string): Used => ({
    index: [...shell.querySelectorAll(selector)].indexOf(element),
    tag: element.tagName,
    label: labelOf(element),
  });
  const usedIn = (target: EventTarget | null, selector: string): Used | undefined => {
    const element = target instanceof Element ? target.closest(selector) : null;
    return element === null ? undefined : used(element, selector);
  };
  const fields = [...shell.querySelectorAll<TextField>(TEXT_FIELD)];

  // Without this script they stay closed: what is typed would be lost.
  for (const field of fields) field.readOnly = false;
  // The browser's own way would load the page anew, with the fields in its address.
  shell.addEventListener('submit', (event) => event.preventDefault());
  shell.addEventListener('click', ({ target }) => {
    press = usedIn(target, 'button') ?? press;
  });
  shell.addEventListener('mousedown', ({ target }) => {
    held = usedIn(target, PRESSABLE);
  });
  shell.addEventListener('mouseup', () => {
    held = undefined;
  });
  shell.addEventListener('focusin', ({ target }) => {
    focus = usedIn(target, FOCUSABLE);
  });

  window.replayShellInput = (page) => {
    delete window.replayShellInput;
    takeOver(page, {
      press,
      held,
      focus,
      typed: fields
        .filter(({ value, defaultValue }) => value !== defaultValue)
        .map((field) => ({ ...used(field, TEXT_FIELD), text: field.value })),
      unfolded: [...shell.querySelectorAll(`details[open] > ${FOLD}`)].map((fold) => used(fold, FOLD)),
    });
  };
}

function takeOver(page: HTMLElement, { press, held, focus, typed, unfolded }: ShellUse): void {
  for (const used of unfolded) {
    const fold = sameIn(page, FOLD, used);
    if (fold?.parentElement?.hasAttribute('open') === false) fold.click();
  }
  for (const used of typed) {
    const field = sameIn<TextField>(page, TEXT_FIELD, used);
    if (field !== undefined && field.value === field.defaultValue) type(field, used.text);
  }
  if (focus !== undefined && document.activeElement === document.body) sameIn(page, FOCUSABLE, focus)?.focus({ preventScroll: true });
  if (held !== undefined) pressOnRelease(page, held);
  if (press === undefined) return;
  const button = sameIn(page, 'button', press);
  button?.focus();
  button?.click();
}

/** A mouse that went down on the shell and comes up on the page: the browser makes no click of it. */
function pressOnRelease(page: HTMLElement, { tag, label }: Used): void {
  const controller = new AbortController();
  const { signal } = controller;
  page.addEventListener('mousedown', () => controller.abort(), { signal });
  page.addEventListener(
    'mouseup',
    ({ target }) => {
      controller.abort();
      const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
      if (element !== null && element.tagName === tag && labelOf(element) === label) element.click();
    },
    { signal },
  );
}

/** As a hand types it: React listens to the field's own setter, and takes what went past it for new. */
function type(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where the page stands otherwise than its shell, the one of the same kind and name. */
function sameIn<T extends HTMLElement>(page: HTMLElement, selector: string, { index, tag, label }: Used): T | undefined {
  const all = [...page.querySelectorAll<T>(selector)];
  return [all[index], ...all].find((one) => one !== undefined && one.tagName === tag && labelOf(one) === label);
}
