/** A press on a button of the shell, which nothing listens to yet. */
interface Press {
  readonly index: number;
  readonly label: string;
}

declare global {
  interface Window {
    /** The last press, and the end of keeping them. */
    takePress?: () => Press | undefined;
  }
}

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
const buttonsIn = (part: Element) => [...part.querySelectorAll('button')];

/** Keeps what is pressed in the shell until the application is here. */
export function keepPresses(shell: Element): void {
  let last: Press | undefined;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) last = { index: buttonsIn(shell).indexOf(button), label: labelOf(button) };
  };
  shell.addEventListener('click', onClick);
  window.takePress = () => last;
}

/** Does on the page what was pressed in its shell, if the same button stands there. */
export function repeatPress(page: Element): void {
  const press = window.takePress?.();
  delete window.takePress;
  if (press === undefined) return;
  const buttons = buttonsIn(page);
  const same = [buttons[press.index], ...buttons].find((button) => button !== undefined && labelOf(button) === press.label);
  same?.focus();
  same?.click();
}
