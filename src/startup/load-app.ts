// Inline script after the shell. Restores menu and styles, keeps the last early press, shows the balance early, and loads the
// application after the first paint, with a note if that is slow or fails. A failure also deletes the files that the worker has stored.
import { deleteStoredFiles } from '@/service-worker/stored-files';
import { logFailure } from '@/shared/lib/log';
import { STUCK_AFTER_MS } from '@/shared/lib/waiting';

import { showEarlyBalance } from './early-balance';

/** Longest wait for the balance. A slower response arrives while the app's code runs. */
const MAX_BALANCE_WAIT_MS = 400;
const PRELOADS_PER_TASK = 4;

const shell = document.querySelector<HTMLElement>('[data-shell]');
let balance: Promise<unknown> | undefined;

if (shell !== null) {
  restoreMenu(shell);
  restoreStyles(shell);
  holdInput(shell);
  // A failure is ignored here: the application shows the balance, or the error.
  if (window.earlyRead !== undefined) balance = showEarlyBalance(shell).catch(() => undefined);
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadAfterFrame);
else loadAfterFrame();

/** Keeps the last press of a button until the application answers it (`take-over-input.ts`). */
function holdInput(within: HTMLElement): void {
  window.pressedButton = null;
  within.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && 'pressedButton' in window) window.pressedButton = button;
  });
  // The browser would put the fields into the address and load the page again.
  within.addEventListener('submit', (event) => event.preventDefault());
}

/** Restores a collapsed menu (SPEC S14). */
function restoreMenu(within: HTMLElement): void {
  try {
    const { state } = JSON.parse(localStorage.getItem('menu') ?? '{}') as { state?: { isCollapsed?: unknown } };
    const collapsed = state?.isCollapsed;
    if (typeof collapsed !== 'boolean') return;
    const menu = within.querySelector('nav[aria-label="Menu"]')?.parentElement;
    if (collapsed) menu?.setAttribute('data-collapsed', 'true');
    else menu?.removeAttribute('data-collapsed');
  } catch {
    return; // Blocked or invalid.
  }
}

/** Restores the inline styles, which React expects to find. The Content-Security-Policy forbids them only in HTML. */
function restoreStyles(within: HTMLElement): void {
  for (const element of within.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}

/** Loads the application after the next frame. A hidden page, which has no frames, loads it at once. */
function loadAfterFrame(): void {
  if (document.hidden) loadApp();
  else requestAnimationFrame(() => setTimeout(loadApp));
}

function loadApp(): void {
  const app = document.querySelector<HTMLTemplateElement>('template[data-app]');
  if (app === null) return;
  const preloads = app.content;
  const scripts = [...preloads.querySelectorAll('[rel=modulepreload]')].map((link) => link.getAttribute('href') ?? '');
  void preload([...preloads.children]);
  const endSlowNote = showNoteWhenSlow();
  afterBalance()
    .then(() => evaluate(scripts))
    .catch((reason: unknown) => {
      logFailure('The application cannot be loaded.', reason);
      // Otherwise a reload would find a broken file again.
      void deleteStoredFiles();
      // Reloads as the offline notice does (SPEC S8).
      window.addEventListener('online', () => location.reload());
      showNote(
        navigator.onLine
          ? 'Não conseguimos carregar o site por completo. Recarregue a página em instantes.'
          : 'Você está sem internet. Conecte-se e recarregue a página.',
      ).append(createReloadButton());
    })
    .finally(endSlowNote);
}

/** Requests a few files per task, because each takes a slow phone milliseconds. */
async function preload(links: readonly Element[]): Promise<void> {
  for (let start = 0; start < links.length; start += PRELOADS_PER_TASK) {
    document.head.append(...links.slice(start, start + PRELOADS_PER_TASK));
    await nextTask();
  }
}

/**
 * Evaluates each module in a task of its own: together they would block input for longer.
 * @param scripts modules, the entry last. The entry fails if its own imports fail, and shows the failure of other parts itself
 */
async function evaluate(scripts: readonly string[]): Promise<void> {
  for (const script of scripts.slice(0, -1)) {
    await import(/* @vite-ignore */ script).catch(() => undefined);
    await nextTask();
  }
  await import(/* @vite-ignore */ scripts.at(-1) ?? '');
}

/** Resolves once a player's balance is painted: the app's first task would delay it. */
async function afterBalance(): Promise<void> {
  if (balance === undefined || document.hidden) return;
  await within(MAX_BALANCE_WAIT_MS, balance.then(nextFrame));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const within = (ms: number, work: Promise<unknown>) => Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

function showNoteWhenSlow(): () => void {
  let note: HTMLElement | undefined;
  const timer = setTimeout(() => {
    note = showNote('Está demorando mais que o normal… Se não abrir logo, recarregue a página.');
  }, STUCK_AFTER_MS);
  return () => {
    clearTimeout(timer);
    note?.remove();
  };
}

function createReloadButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Recarregar';
  button.style.cssText =
    'display:block;margin:12px auto 0;padding:12px 24px;border:1px solid #111;border-radius:8px;background:#fff;color:#111;font:inherit';
  button.addEventListener('click', () => location.reload());
  return button;
}

/** Shows a note below the shell, whose links still work. */
function showNote(text: string): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = text;
  note.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;margin:0;padding:16px;background:#fff;color:#111;font-weight:600;text-align:center';
  document.body.append(note);
  return note;
}
