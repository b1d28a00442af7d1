import type { Child } from '../third-party/pages/shared/dom';
import type { Api } from './api';
import type { CallLog } from './call-log';
import type { People } from './people';

/** What the panel does to the page that it stands in. */
export interface Page {
  readonly reload: () => void;
  /** @throws where the browser refuses */
  readonly copy: (text: string) => Promise<void>;
}

/** What a tab has to work with. */
export interface Desk {
  readonly api: Api;
  readonly page: Page;
  readonly people: People;
  readonly calls: CallLog;
  /** Shows the panel anew, after something of the tab has changed. */
  readonly draw: () => void;
  /** Draws, and then moves the focus to the element of this id. */
  readonly focus: (id: string) => void;
  /** Tells the developer. */
  readonly say: (text: string, isBad?: boolean) => void;
  /**
   * Does something to the world, tells what came of it, and loads the tab again.
   *
   * @param work gives what to tell of its success
   * @returns whether it worked
   */
  readonly act: (work: () => Promise<string>) => Promise<boolean>;
}

/** One tab of the panel. */
export interface Tab {
  readonly title: string;
  /** How often it is loaded while it is looked at, in ms. */
  readonly every: number;
  /** @throws as {@link Api} does */
  readonly load: () => Promise<void>;
  readonly view: () => Child;
}
