/** Something in the shell that a player used, which nothing listens to yet. */
interface Used {
  readonly index: number;
  readonly label: string;
}

declare global {
  interface Window {
    /** What was pressed last, what has the focus, and the end of keeping them. */
    takeUse?: () => { readonly press: Used | undefined; readonly focus: Used | undefined };
  }
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const labelOf = (element: Element) => element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '';

/** Keeps what is pressed and focused in the shell until the application is here. */
export function keepPresses(shell: Element): void {
  let press: Used | undefined;
  let focus: Used | undefined;
  const usedIn = (target: EventTarget | null, selector: string): Used | undefined => {
    const element = target instanceof Element ? target.closest(selector) : null;
    return element === null ? undefined : { index: [...shell.querySelectorAll(selector)].indexOf(element), label: labelOf(element) };
  };
  shell.addEventListener('click', ({ target }) => {
    press = usedIn(target, 'button') ?? press;
  });
  shell.addEventListener('focusin', ({ target }) => {
    focus = usedIn(target, FOCUSABLE);
  });
  window.takeUse = () => ({ press, focus });
}

/** Does on the page what was pressed in its shell, if the same button stands there; the focus stays where it was. */
export function repeatPress(page: Element): void {
  const { press, focus } = window.takeUse?.() ?? {};
  delete window.takeUse;
  if (focus !== undefined && document.activeElement === document.body) sameIn(page, FOCUSABLE, focus)?.focus({ preventScroll: true });
  if (press === undefined) return;
  const button = sameIn(page, 'button', press);
  button?.focus();
  button?.click();
}

/** Where the page stands otherwise than its shell, the one with the same name. */
function sameIn(page: Element, selector: string, { index, label }: Used): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>(selector)];
  return [all[index], ...all].find((one) => one !== undefined && labelOf(one) === label);
}
