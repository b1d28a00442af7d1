import type { Api } from './api';
import type { Player, State } from './control-responses';

export type PlayerSelection = ReturnType<typeof createPlayerSelection>;

/**
 * Creates the store of the world's state and the selected player. `load` fetches the state, and rejects as {@link Api} does. Players
 * and names come from the state that was loaded last. A selected id may be unknown: then `selected` returns undefined.
 *
 * @param initialId id of the player that was selected on the previous page; '' for none
 */
export function createPlayerSelection(api: Api, initialId: string) {
  let state: State | undefined;
  let selectedId = initialId;

  return {
    async load(): Promise<void> {
      state = await api.get<State>('/state');
    },
    /** Returns the state; undefined until loaded. */
    state: () => state,
    all: (): readonly Player[] => state?.players ?? [],
    /** Returns the name of a player; the id itself if it is unknown. */
    getName: (id: string) => state?.players.find((player) => player.id === id)?.name ?? id,
    selectedId: () => selectedId,
    selected: (): Player | undefined => state?.players.find(({ id }) => id === selectedId),
    select(id: string): void {
      selectedId = id;
    },
  };
}
