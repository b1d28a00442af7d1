/** Reports an invalid value that was dropped from a response. Never receives the value itself. */
export type ViolationReporter = (operationId: string, pointer: string) => void;

/** Limits the memory of reported places: a hostile response could name any number of them. */
const MAX_REMEMBERED = 500;

let reporter: ViolationReporter | null = null;
const reported = new Set<string>();
/** Places that were dropped before a reporter was registered. */
let pending: [operationId: string, pointer: string][] = [];

/** Registers the reporter of dropped values, null to remove it. It receives those from before, too. */
export function registerViolationReporter(next: ViolationReporter | null): void {
  reporter = next;
  if (next === null) reported.clear();
  else for (const place of pending) next(...place);
  pending = [];
}

/** Reports a dropped value once per operation and place. All items of a list count as one place. */
export function reportDropped(operationId: string, path: readonly PropertyKey[]): void {
  const place = pointerOf(path.map((key) => (typeof key === 'number' ? '*' : key)));
  const key = `${operationId} ${place}`;
  if (reported.has(key) || reported.size >= MAX_REMEMBERED) return;
  reported.add(key);
  if (reporter === null) pending.push([operationId, place]);
  else reporter(operationId, place);
}

/** Returns the JSON pointer of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
