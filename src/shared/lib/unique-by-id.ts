/** Returns each item once, at its first place: one may move to the next page of a list while the pages are fetched. The last copy counts. */
export const uniqueById = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
