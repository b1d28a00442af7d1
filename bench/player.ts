import type { Page } from 'playwright';

/** Helpers with which a benchmark plays inside the page. */
interface PagePlayer {
  readonly sleep: (ms: number) => Promise<void>;
  /** Waits until a condition holds, without a time limit. Checks it at once, then 50 ms after a change inside `main`. */
  readonly until: (condition: () => boolean) => Promise<void>;
  /** Clicks an element, if there is one. */
  readonly press: (element: Element | null | undefined) => void;
  /** Finds the first button inside `main` whose `aria-label` matches, or its text if it has none. */
  readonly findButton: (text: RegExp) => Element | undefined;
}

declare global {
  interface Window {
    player: PagePlayer;
  }
}

/**
 * Installs `window.player` in the current document; a navigation removes it. Its helpers check only after a DOM change, because
 * Playwright's polling would add tasks.
 */
export function addPlayer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const game = document.querySelector('main') ?? document.body;
    const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    const changed = () =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(game, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    window.player = {
      sleep,
      until: async (condition) => {
        for (; !condition(); await sleep(50)) await changed();
      },
      press: (element) => (element instanceof HTMLElement ? element.click() : undefined),
      findButton: (text) => [...game.querySelectorAll('button')].find((one) => text.test(one.ariaLabel ?? one.textContent ?? '')),
    };
  });
}
