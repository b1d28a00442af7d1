import type { TAGS } from '../protocol/tags';
import type { MessageOf } from '../protocol/frame-protocol';
import type { ProviderConfig } from '../shared/config';

type TagEvent = Extract<MessageOf<typeof TAGS.toFrame>, { type: 'event' }>;

interface TagOptions {
  /** Container of the tag manager: `pixel_gtm` of the settings. */
  readonly container: string;
  readonly options: ProviderConfig;
  readonly load: (address: string) => Promise<void>;
  /** Receives the visitor's analytics client id (SPEC K1). */
  readonly onClientId: (id: string) => void;
}

/** Sends an event to the tag manager or pixel. */
export type TrackEvent = (event: Pick<TagEvent, 'name' | 'params'>) => void;

/**
 * Starts a tag manager or pixel. The site loads the page only after consent, and removes it when the consent ends.
 * Rejects if the script does not load.
 */
export type TagAdapter = (options: TagOptions) => Promise<TrackEvent>;
