import { createBatch } from './batch';
import { channels } from './channels';
import type { RawEvent } from './event-validator';
import { createEventValidator } from './event-validator';
import type { PlayerCache } from './player-cache';
import type { ConnectionListener } from './types';

/** Received events, validated and applied in batches. */
interface EventIntake {
  /** Ignores events without a listener. */
  readonly receive: ConnectionListener['onEvent'];
  /** Drops events that are not applied yet. */
  readonly clear: () => void;
}

/** Dispatches each valid event to its channel, then applies its effects on the cache. An event that cannot be validated is a gap of its channel. */
export function createEventIntake(player: Pick<PlayerCache, 'currentFetchId' | 'applyEvents'>): EventIntake {
  const validator = createEventValidator();
  const batch = createBatch<RawEvent>((raw, lost) => void applyBatch(raw, lost));

  async function applyBatch(raw: readonly RawEvent[], lost: boolean): Promise<void> {
    const isLoaded = await validator.load(raw).then(
      () => true,
      () => false,
    );
    // Events that cannot be validated count as lost.
    if (lost || !isLoaded) channels.reportGap();
    const { valid, invalidChannels } = validator.validate(raw);
    for (const { channel, name, payload, at } of valid) channels.dispatch(channel, name, payload, at);
    player.applyEvents();
    for (const channel of invalidChannels) channels.reportGap(channel);
  }

  return {
    receive: (channel, name, payload) => {
      if (channels.hasListener(channel, name)) batch.add({ channel, name, payload, at: player.currentFetchId() });
    },
    clear: () => batch.clear(),
  };
}
