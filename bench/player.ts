import type { Page } from 'playwright';

/** What a bench plays a game with, in the page itself. */
interface PagePlayer {
  readonly pause: (ms: number) => Promise<void>;
  /** Waits until something is so. */
  readonly until: (condition: () => boolean) => Promise<void>;
  readonly press: (element: Element | null | undefined) => void;
  readonly buttonOf: (text: RegExp) => Element | undefined;
}

declare global {
  interface Window {
    player: PagePlayer;
  }
}

/**
 * Puts `window.player` into the page. From outside, every question that a test runner asks the page would be a task of the
 * page, too. It looks where something has changed alone, and after that was drawn.
 */
export function addPlayer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const game = document.querySelector('main') ?? document.body;
    const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    const changed = () =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(game, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    window.player = {
      pause,
      until: async (condition) => {
        for (; !condition(); await pause(50)) await changed();
      },
      press: (element) => (element instanceof HTMLElement ? element.click() : undefined),
      buttonOf: (text) => [...game.querySelectorAll('button')].find((one) => text.test(one.ariaLabel ?? one.textContent ?? '')),
    };
  });
}
