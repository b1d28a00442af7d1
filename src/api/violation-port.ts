/** Function that receives a violation of the contract: its operation or event, its place and the unmet expectation, never the value. */
export type ViolationReporter = (operationId: string, pointer: string, detail: string) => void;

/** Maximum number of places that are reported. A hostile response could name any number. */
const MAX_REPORTED = 500;

let reporter: ViolationReporter | null = null;
const reported = new Set<string>();
/** Violations from before a reporter was registered. */
let pending: Parameters<ViolationReporter>[] = [];

/**
 * Registers the reporter, which at once receives the violations that waited for one. Null removes it, discards waiting violations, and
 * forgets which places were reported.
 */
export function registerViolationReporter(next: ViolationReporter | null): void {
  reporter = next;
  if (next === null) reported.clear();
  else for (const violation of pending) next(...violation);
  pending = [];
}

/**
 * Reports a violation once per operation and place, and none after 500 places. A list's items are one place: the reporter receives the
 * pointer with `*` in place of an index.
 * @param operationId id of the operation, or name of the event
 * @param detail expectation that was not met, or what became of the value
 */
export function reportViolation(operationId: string, pointer: string, detail: string): void {
  const place = placeOf(pointer);
  const key = `${operationId} ${place}`;
  if (reported.has(key) || reported.size >= MAX_REPORTED) return;
  reported.add(key);
  if (reporter === null) pending.push([operationId, place, detail]);
  else reporter(operationId, place, detail);
}

/** Returns the JSON pointer of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the pointer with `*` for the index of an item. */
export function placeOf(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
