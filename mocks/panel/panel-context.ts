import type { Child } from '../third-party/pages/shared/dom';
import type { Api } from './api';
import type { CallLog } from './call-log';
import type { PlayerSelection } from './player-selection';

/** The panel's actions on its page. */
export interface PageActions {
  readonly reload: () => void;
  /** @throws if the browser denies it */
  readonly copy: (text: string) => Promise<void>;
}

/** The services available to a tab. */
export interface PanelContext {
  readonly api: Api;
  readonly page: PageActions;
  readonly selection: PlayerSelection;
  readonly calls: CallLog;
  /** Redraws the panel after a tab's state changed. */
  readonly redraw: () => void;
  /** Redraws and moves focus to the element with this id. */
  readonly focus: (id: string) => void;
  /** Shows a status message. */
  readonly showStatus: (text: string, isBad?: boolean) => void;
  /**
   * Runs an action, shows its result and reloads the tab.
   *
   * @param work resolves to the success message
   * @returns true on success
   */
  readonly runAction: (work: () => Promise<string>) => Promise<boolean>;
}

/** A tab of the panel. */
export interface Tab {
  readonly title: string;
  /** Reload interval while the tab is visible, in ms. */
  readonly intervalMs: number;
  /** @throws as {@link Api} does */
  readonly load: () => Promise<void>;
  readonly view: () => Child;
}
