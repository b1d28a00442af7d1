import type { Child } from '../third-party/pages/shared/dom';
import type { Api } from './api';
import type { CallLog } from './call-log';
import type { PlayerSelection } from './player-selection';

/** Actions on the page that the panel is on. */
export interface PageActions {
  readonly reload: () => void;
  /** Copies a text. @throws if the browser denies it */
  readonly copy: (text: string) => Promise<void>;
}

/** Parts of the panel that its tabs use. */
export interface PanelContext {
  readonly api: Api;
  readonly page: PageActions;
  readonly selection: PlayerSelection;
  readonly calls: CallLog;
  /** Redraws the panel after a tab's state changed. */
  readonly redraw: () => void;
  /** Redraws the panel, then focuses the element with the id, if it is in the panel. */
  readonly focus: (id: string) => void;
  /** Shows a text in the status line, as an error if `isBad`, and redraws the panel. */
  readonly showStatus: (text: string, isBad?: boolean) => void;
  /**
   * Runs an action and shows its message or its error. Reloads the tab after a success.
   *
   * @param work resolves to the success message
   * @returns true on success; false, without rejecting, if `work` rejects
   */
  readonly runAction: (work: () => Promise<string>) => Promise<boolean>;
}

/** Tab of the panel. */
export interface Tab {
  readonly title: string;
  /** Interval of loading, in ms, while the tab is visible. */
  readonly intervalMs: number;
  /** Loads the data. @throws as {@link Api} does */
  readonly load: () => Promise<void>;
  readonly view: () => Child;
}
