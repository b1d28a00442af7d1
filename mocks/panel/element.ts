import type { Page } from './desk';
import { createDock } from './dock';
import { panelStyle } from './style';

const browserPage: Page = {
  reload: () => location.reload(),
  copy: (text) => navigator.clipboard.writeText(text),
};

/** The developer panel, isolated from the page by a shadow root. It only writes the visit's cookies. */
export class StandInPanel extends HTMLElement {
  readonly #dock: ReturnType<typeof createDock>;

  /** @param page actions on the page; tests inject their own */
  constructor(page: Page = browserPage) {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [panelStyle()];
    const root = document.createElement('div');
    shadow.append(root);
    this.#dock = createDock(root, page);
  }

  connectedCallback(): void {
    this.#dock.start();
  }

  disconnectedCallback(): void {
    this.#dock.stop();
  }

  /** Empty, so that moving the element with `moveBefore` does not restart it. */
  connectedMoveCallback(): void {}
}
