import type { Child } from '../third-party/pages/shared/dom';
import type { Api } from './api';
import type { CallLog } from './call-log';
import type { People } from './people';

/** The panel's actions on its page. */
export interface Page {
  readonly reload: () => void;
  /** @throws if the browser denies it */
  readonly copy: (text: string) => Promise<void>;
}

/** The services available to a tab. */
export interface Desk {
  readonly api: Api;
  readonly page: Page;
  readonly people: People;
  readonly calls: CallLog;
  /** Redraws the panel after a tab's state changed. */
  readonly draw: () => void;
  /** Redraws and moves focus to the element with this id. */
  readonly focus: (id: string) => void;
  /** Shows a status message. */
  readonly say: (text: string, isBad?: boolean) => void;
  /**
   * Runs an action, shows its result and reloads the tab.
   *
   * @param work resolves to the success message
   * @returns true on success
   */
  readonly act: (work: () => Promise<string>) => Promise<boolean>;
}

/** A tab of the panel. */
export interface Tab {
  readonly title: string;
  /** Reload interval while the tab is visible, in ms. */
  readonly every: number;
  /** @throws as {@link Api} does */
  readonly load: () => Promise<void>;
  readonly view: () => Child;
}
