import type { PageActions } from './panel-context';
import { createPanel } from './create-panel';
import { panelStyle } from './style';

const browserActions: PageActions = {
  reload: () => location.reload(),
  copy: (text) => navigator.clipboard.writeText(text),
};

/**
 * Element of the panel, isolated by a shadow root. `panel.ts` registers it. Of the page's data it writes only the cookies of the visit and
 * of the site's session, and its own state in the session storage.
 */
export class StandInPanel extends HTMLElement {
  readonly #panel: ReturnType<typeof createPanel>;

  /** @param page actions, which tests replace */
  constructor(page: PageActions = browserActions) {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [panelStyle()];
    const root = document.createElement('div');
    shadow.append(root);
    this.#panel = createPanel(root, page);
  }

  connectedCallback(): void {
    this.#panel.start();
  }

  disconnectedCallback(): void {
    this.#panel.stop();
  }

  /** Does nothing, so that `moveBefore` does not restart the element. */
  connectedMoveCallback(): void {}
}
