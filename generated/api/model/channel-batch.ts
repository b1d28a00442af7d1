/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChannelOutcome } from './channel-outcome';

/**
 * The outcome of each channel of a request, in its order.
 */
export interface ChannelBatch {
  /**
     * One entry for each channel of the request.
     * @maxItems 20
     */
  channels: ChannelOutcome[];
}
