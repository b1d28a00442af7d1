// Stands behind the shell of every page: sets it as the player left it, and fetches the application after the first
// frame, so that the shell is seen before a line of the application runs.
import { logFailure } from '@/shared/lib/log';
import { STUCK_AFTER_MS } from '@/shared/lib/waiting';

import { captureShellInput } from './input-replay';

const shell = document.querySelector<HTMLElement>('[data-shell]');

if (shell !== null) {
  setMenu(shell);
  captureShellInput(shell);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', afterFrame);
else afterFrame();

/** The side menu collapsed or not, as it was left (SPEC S14). */
function setMenu(within: HTMLElement): void {
  try {
    const { state } = JSON.parse(localStorage.getItem('menu') ?? '{}') as { state?: { isCollapsed?: unknown } };
    const collapsed = state?.isCollapsed;
    if (typeof collapsed !== 'boolean') return;
    const menu = within.querySelector('nav[aria-label="Menu"]')?.parentElement;
    if (collapsed) menu?.setAttribute('data-collapsed', 'true');
    else menu?.removeAttribute('data-collapsed');
  } catch {
    return; // Blocked or broken: the menu is as the brand has it.
  }
}

/** A page that nobody looks at has no frames. */
function afterFrame(): void {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

function begin(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')].map(wear);
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href;
  if (entry === undefined) return;
  const endSlow = tellSlow();
  Promise.all(sheets)
    .then(() => import(/* @vite-ignore */ entry))
    .then(
      () => endSlow(),
      (reason: unknown) => {
        endSlow();
        logFailure('The application cannot be loaded.', reason);
        // The connection is back: the page reloads, as it does on the offline banner (SPEC S8).
        window.addEventListener('online', () => location.reload());
        say(
          navigator.onLine
            ? 'Não conseguimos carregar o site por completo. Recarregue a página em instantes.'
            : 'Você está sem internet. Conecte-se e recarregue a página.',
        ).append(reloadButton());
      },
    );
}

/** Says that the application takes long, until it is here or cannot be loaded. */
function tellSlow(): () => void {
  let note: HTMLElement | undefined;
  const timer = setTimeout(() => {
    note = say('Está demorando mais que o normal… Se não abrir logo, recarregue a página.');
  }, STUCK_AFTER_MS);
  return () => {
    clearTimeout(timer);
    note?.remove();
  };
}

function reloadButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Recarregar';
  button.style.cssText =
    'display:block;margin:12px auto 0;padding:12px 24px;border:1px solid #111;border-radius:8px;background:#fff;color:#111;font:inherit';
  button.addEventListener('click', () => location.reload());
  return button;
}

/** Shows a note over the shell, whose links still work. */
function say(text: string): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = text;
  note.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:16px;background:#fff;color:#111;font-weight:600;text-align:center';
  document.body.append(note);
  return note;
}

/** The whole style sheet in the place of its part in the head. The application waits for it, or the page would jump. */
function wear(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    link.rel = 'stylesheet';
  });
}
