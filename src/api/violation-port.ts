/** Reports an invalid value that was dropped from a response. Never receives the value itself. */
export type ViolationReporter = (operationId: string, pointer: string) => void;

/** Limits the memory of reported places: a hostile response could name any number of them. */
const MAX_REMEMBERED = 500;

let reporter: ViolationReporter | null = null;
const reported = new Set<string>();

/** Registers the reporter of dropped values, null to remove it. */
export function registerViolationReporter(next: ViolationReporter | null): void {
  reporter = next;
  reported.clear();
}

/** Reports a dropped value once per operation and place. All items of a list count as one place. */
export function reportDropped(operationId: string, path: readonly PropertyKey[]): void {
  const place = pointerOf(path.map((key) => (typeof key === 'number' ? '*' : key)));
  const key = `${operationId} ${place}`;
  if (reported.has(key) || reported.size >= MAX_REMEMBERED) return;
  reported.add(key);
  reporter?.(operationId, place);
}

/** Returns the JSON pointer of a path. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
