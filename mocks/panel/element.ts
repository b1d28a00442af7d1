import type { Page } from './desk';
import { createDock } from './dock';
import { panelStyle } from './style';

const browserPage: Page = {
  reload: () => location.reload(),
  copy: (text) => navigator.clipboard.writeText(text),
};

/** The developer's panel of the stand-in. Nothing of the page reaches into it, nothing of it reaches out but a visit's cookies. */
export class StandInPanel extends HTMLElement {
  readonly #dock: ReturnType<typeof createDock>;

  /** @param page what it does to the page around it; a test has its own */
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

  /** Where the browser can move an element as it stands, nothing starts anew. */
  connectedMoveCallback(): void {}
}
