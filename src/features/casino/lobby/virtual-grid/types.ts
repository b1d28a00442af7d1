import type { RefObject } from 'react';

import type { Game } from '@generated/api/model/game';

import type { LobbyGames } from '../use-lobby-games';
import type { VirtualRange } from './grid-math';

/** Rendered range of a list, with the pages of games that are loaded for it. */
export interface LoadedRange {
  /** Key of the list (`LobbyGames.key`). */
  readonly key: string;
  readonly range: VirtualRange;
  /** Games by page number, from 1. */
  readonly pages: ReadonlyMap<number, readonly Game[]>;
  /** Refetches failed pages; undefined if there are none. */
  readonly retry: (() => void) | undefined;
}

export interface VirtualGridProps {
  lobbyGames: LobbyGames;
  list: RefObject<HTMLUListElement | null>;
  /** Receives each new range, and the same range again when its pages have loaded or failed. */
  onChange: (loaded: LoadedRange) => void;
  /** Called if there is no virtual list, so that the whole page of games must be rendered. */
  onUnmeasured: () => void;
  /** Page of the URL, from 1. */
  page: number;
  pathFor: (change: { page: number }) => string;
}
