/**
 * Returns the game id of the tile around an element; undefined outside of tiles. Tiles are list items of an element with their
 * game ids in `data-games`.
 */
export function gameIdAt(target: EventTarget | null): string | undefined {
  const item = target instanceof Element ? target.closest('article')?.closest('li') : undefined;
  const games = item?.closest<HTMLElement>('[data-games]')?.dataset.games?.split(' ');
  return games?.[[...(item?.parentElement?.children ?? [])].findIndex((other) => other === item)];
}
