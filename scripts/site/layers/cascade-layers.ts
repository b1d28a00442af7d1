import { createHash } from 'node:crypto';

import { cascadeOrder } from './cascade-order';

const FIRST = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${FIRST}0123456789`;
const NAMES = FIRST.length * CHARACTERS.length;

/**
 * Returns the cascade layer of each style sheet, in the order of precedence. Names are short, because every page
 * declares all of them, and depend on the path only, so that a new sheet leaves the URLs of the others unchanged.
 *
 * @returns layer by file
 * @throws if there are more sheets than names
 */
export function cascadeLayers(root: string): ReadonlyMap<string, string> {
  const order = cascadeOrder(root);
  const names = nameLayers(order);
  return new Map(order.map((file) => [file, names.get(file) ?? '']));
}

/** Returns the statement that fixes the order, whichever sheet loads first. It must precede all style sheets. */
export function layerStatement(layers: ReadonlyMap<string, string>): string {
  return `@layer ${[...layers.values()].join()};`;
}

/** @internal for tests */
export function nameLayers(files: readonly string[]): Map<string, string> {
  if (files.length > NAMES) throw new Error(`There are only ${String(NAMES)} layer names.`);
  const taken = new Set<string>();
  const named = new Map<string, string>();
  // Sorted, so that two files with the same hash always get the same names.
  for (const file of files.toSorted()) {
    let at = createHash('sha256').update(file).digest().readUInt32BE() % NAMES;
    while (taken.has(nameAt(at))) at = (at + 1) % NAMES;
    taken.add(nameAt(at));
    named.set(file, nameAt(at));
  }
  return named;
}

function nameAt(index: number): string {
  return `${FIRST[Math.floor(index / CHARACTERS.length)] ?? ''}${CHARACTERS[index % CHARACTERS.length] ?? ''}`;
}
