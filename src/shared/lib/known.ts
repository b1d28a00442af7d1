/** Item without fields of the value `unknown`, which stands for a value that the contract does not have (SPEC D23). */
export type Known<Item> = { [Key in keyof Item]: Exclude<Item[Key], 'unknown'> };

/** Returns true if none of the item's fields is `unknown`. Does not look into nested objects. */
export function isKnown<Item extends object>(item: Item): item is Item & Known<Item> {
  return !Object.values(item).includes('unknown');
}
