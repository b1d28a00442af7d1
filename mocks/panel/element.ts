import type { PageActions } from './panel-context';
import { createPanel } from './create-panel';
import { panelStyle } from './style';

const browserActions: PageActions = {
  reload: () => location.reload(),
  copy: (text) => navigator.clipboard.writeText(text),
};

/** Isolated by a shadow root; only writes the visit's cookies. */
export class StandInPanel extends HTMLElement {
  readonly #dock: ReturnType<typeof createPanel>;

  /** @param page tests inject their own */
  constructor(page: PageActions = browserActions) {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [panelStyle()];
    const root = document.createElement('div');
    shadow.append(root);
    this.#dock = createPanel(root, page);
  }

  connectedCallback(): void {
    this.#dock.start();
  }

  disconnectedCallback(): void {
    this.#dock.stop();
  }

  /** Empty, so that `moveBefore` does not restart the element. */
  connectedMoveCallback(): void {}
}
