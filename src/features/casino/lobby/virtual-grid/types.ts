import type { RefObject } from 'react';

import type { Game } from '@generated/api/model/game';

import type { LobbyGames } from '../use-lobby-games';
import type { VirtualRange } from './grid-math';

/** The visible range of a list and the pages of games fetched for it. */
export interface LoadedRange {
  /** Identity of the list, see `LobbyGames.key`. */
  readonly key: string;
  readonly range: VirtualRange;
  readonly pages: ReadonlyMap<number, readonly Game[]>;
  /** Refetches the pages that failed; undefined if none did. */
  readonly retry: (() => void) | undefined;
}

export interface VirtualGridProps {
  lobbyGames: LobbyGames;
  list: RefObject<HTMLUListElement | null>;
  onChange: (loaded: LoadedRange) => void;
  /** Page number in the URL, from 1. */
  page: number;
  pathFor: (change: { page: number }) => string;
}
