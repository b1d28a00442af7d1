import { type Player, readState, type State } from './answers';
import type { Api } from './api';

export type People = ReturnType<typeof createPeople>;

/**
 * Creates the store of the world's state and the selected player.
 *
 * @param chosenBefore id of the player selected on the previous page
 */
export function createPeople(api: Api, chosenBefore: string) {
  let state: State | undefined;
  let chosenId = chosenBefore;

  return {
    /** Fetches the state. @throws as {@link Api} does */
    async load(): Promise<void> {
      state = readState(await api.get('/state'));
    },
    /** Returns the state; undefined until loaded. */
    state: () => state,
    all: (): readonly Player[] => state?.players ?? [],
    /** Returns a player's name, or the id if unknown. */
    nameOf: (id: string) => state?.players.find((player) => player.id === id)?.name ?? id,
    /** Returns the selected id; empty for none. */
    chosenId: () => chosenId,
    chosen: (): Player | undefined => state?.players.find(({ id }) => id === chosenId),
    choose(id: string): void {
      chosenId = id;
    },
  };
}
