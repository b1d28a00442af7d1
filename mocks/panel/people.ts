import { type Player, readState, type State } from './answers';
import type { Api } from './api';

export type People = ReturnType<typeof createPeople>;

/**
 * The world's state and the player that the panel works on.
 *
 * @param api where they are asked for
 * @param chosenBefore the id of the player that was chosen on the last page
 */
export function createPeople(api: Api, chosenBefore: string) {
  let state: State | undefined;
  let chosenId = chosenBefore;

  return {
    /** Asks for the state anew. @throws as {@link Api} does */
    async load(): Promise<void> {
      state = readState(await api.get('/state'));
    },
    /** Undefined until it is known. */
    state: () => state,
    all: (): readonly Player[] => state?.players ?? [],
    /** The name of a player, or the id where there is no such player. */
    nameOf: (id: string) => state?.players.find((player) => player.id === id)?.name ?? id,
    /** Empty: nobody. */
    chosenId: () => chosenId,
    chosen: (): Player | undefined => state?.players.find(({ id }) => id === chosenId),
    choose(id: string): void {
      chosenId = id;
    },
  };
}
