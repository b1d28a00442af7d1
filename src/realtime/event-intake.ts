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
  /** Drops the queued events. A batch whose validation has begun still reaches the listeners that are left. */
  readonly clear: () => void;
}

/**
 * Dispatches each valid event to the listeners of its channel, then applies the collected changes to the player's cache. An
 * invalid event is reported as a gap, so that the listeners of its channel refetch. Events lost to overload or to a validator that
 * could not be loaded are a gap of all channels. A batch waits for an earlier one whose schemas are still loading, so that no event
 * overtakes an older one.
 */
export function createEventIntake(player: Pick<PlayerCache, 'currentFetchId' | 'applyEvents'>): EventIntake {
  const validator = createEventValidator();
  let applied = Promise.resolve();
  const batch = createBatch<RawEvent>((raw, lost) => {
    applied = applyBatch(raw, lost, applied);
  });

  async function applyBatch(raw: readonly RawEvent[], lost: boolean, earlier: Promise<void>): Promise<void> {
    const isLoaded = await validator.load(raw).then(
      () => true,
      () => false,
    );
    await earlier.catch(() => {});
    // If a validator cannot be loaded, its events are lost: all channels refetch.
    if (lost || !isLoaded) channels.reportGap();
    const { valid, invalidChannels } = validator.validate(raw);
    for (const { channel, name, payload, fetchId } of valid) channels.dispatch(channel, name, payload, fetchId);
    player.applyEvents();
    for (const channel of invalidChannels) channels.reportGap(channel);
  }

  return {
    receive: (channel, name, payload) => {
      // `fetchId` orders the event against the fetches of the player (SPEC A19).
      if (channels.hasListener(channel, name)) batch.add({ channel, name, payload, fetchId: player.currentFetchId() });
    },
    clear: () => batch.clear(),
  };
}
