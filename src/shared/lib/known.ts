/** A response without values that the contract does not have (SPEC D23). */
export type Known<Item> = { [Key in keyof Item]: Exclude<Item[Key], 'unknown'> };

/** Returns true if none of the item's own fields is unknown. */
export function isKnown<Item extends object>(item: Item): item is Item & Known<Item> {
  return !Object.values(item).includes('unknown');
}
