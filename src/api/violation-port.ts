/** Receives the place of a dropped value, never the value itself. */
export type ViolationReporter = (operationId: string, pointer: string) => void;

/** Maximum number of places that are reported. A hostile response could name any number. */
const MAX_REMEMBERED = 500;

let reporter: ViolationReporter | null = null;
const reported = new Set<string>();
/** Drops from before a reporter was registered. */
let pending: [operationId: string, pointer: string][] = [];

/** Registers the reporter, null to remove it. It also receives earlier drops. */
export function registerViolationReporter(next: ViolationReporter | null): void {
  reporter = next;
  if (next === null) reported.clear();
  else for (const place of pending) next(...place);
  pending = [];
}

/** Reports a drop once per operation and place. A list's items are one place. */
export function reportDropped(operationId: string, path: readonly PropertyKey[]): void {
  const place = pointerOf(path.map((key) => (typeof key === 'number' ? '*' : key)));
  const key = `${operationId} ${place}`;
  if (reported.has(key) || reported.size >= MAX_REMEMBERED) return;
  reported.add(key);
  if (reporter === null) pending.push([operationId, place]);
  else reporter(operationId, place);
}

export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
