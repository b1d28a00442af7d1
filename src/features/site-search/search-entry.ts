import type { IconName } from '@/shared/ui/icon-paths';
import type { Modal } from '@/product/modal-store';

/** Kind of an entry. `house` is a game of our own, `event` a match in the sportsbook. */
export type SearchKind = 'game' | 'house' | 'event' | 'category' | 'provider' | 'page' | 'help';

/** Entry that the search of the site can find. */
export interface SearchEntry {
  /** Id that is unique among all kinds. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly label: string;
  /** Second line, such as the provider of a game. */
  readonly detail?: string | undefined;
  /** Other words for the entry, which find it as its label does. Never shown. */
  readonly keywords?: string;
  readonly to: string;
  /** Modal opened in place of the path, which the browser can still open in a new tab. */
  readonly modal?: Modal;
  /** URLs of the picture, fallbacks in order. */
  readonly images?: readonly string[];
  readonly icon: IconName;
}
