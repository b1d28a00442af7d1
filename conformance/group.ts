import type { Library } from './contract/document-store';
import { curlOf } from './http/secrets';
import type { Secrets } from './http/secrets';
import { some } from './text';
import type { Departure } from './observe/violation';
import type { Finding } from './types';

/** What a finding is made with besides the departures. */
export interface Grouping {
  library: Library;
  secrets: Secrets;
  seed: number;
  /** How many operations were called. */
  called: number;
}

/** Checks that say nothing new where another one has failed on the same operation. */
const SHADOWED: Readonly<Record<string, readonly string[]>> = {
  'auth-bad-token': ['auth-missing-token'],
  'auth-dead-token': ['auth-missing-token', 'auth-bad-token'],
  'foreign-access': ['auth-missing-token', 'auth-bad-token', 'not-found-accepted'],
  'request-accepted-invalid {': ['not-found-accepted'],
};

/** Checks whose departures can have one cause. */
const SAME_KIND: Readonly<Record<string, string>> = { 'error-shape': 'response-schema', 'scenario-step': 'invariant' };

/** Puts departures of the same fault together: one fault is one finding, however many calls, items and operations showed it. */
export function group(departures: readonly Departure[], grouping: Grouping): Finding[] {
  const failed = new Set(departures.map(({ check, operation }) => `${check} ${operation.id}`));
  const everywhere = commonSymptoms(departures, grouping.called);
  const faults = new Map<string, Departure[]>();
  for (const one of departures) {
    const kind = one.pointer.startsWith('{') && one.check === 'request-accepted-invalid' ? `${one.check} {` : one.check;
    if (SHADOWED[kind]?.some((check) => failed.has(`${check} ${one.operation.id}`)) === true) continue;
    const root = everywhere.has(symptomOf(one))
      ? symptomOf(one)
      : (one.root ?? `${one.check} ${one.operation.id} ${String(one.status)} ${one.pointer}`);
    const key = `${SAME_KIND[one.check] ?? one.check} ${root}`;
    faults.set(key, [...(faults.get(key) ?? []), one]);
  }
  return [...faults.values()].map((fault) => findingOf(fault, grouping)).sort(byWeight);
}

/** What a fault looks like, whatever the operation. */
const symptomOf = ({ check, status, actual }: Departure) => `${check} ${String(status)} ${actual}`;

/** Symptoms that nearly every operation shows: the server as a whole has them. */
function commonSymptoms(departures: readonly Departure[], called: number): Set<string> {
  const shown = new Map<string, Set<string>>();
  for (const one of departures) {
    if (one.check.startsWith('auth-')) continue;
    shown.set(symptomOf(one), (shown.get(symptomOf(one)) ?? new Set()).add(one.operation.id));
  }
  return new Set(
    [...shown].filter(([, operations]) => operations.size >= 5 && operations.size >= called * 0.6).map(([symptom]) => symptom),
  );
}

function findingOf(fault: readonly Departure[], { library, secrets, seed }: Grouping): Finding {
  const [first] = fault;
  if (first === undefined) throw new Error('a fault without departures');
  const { operation } = first;
  const others = [...new Set(fault.map((one) => one.operation.id))].filter((id) => id !== operation.id);
  const also = others.length === 0 ? '' : ` Also in ${some(others, '', 8)}.`;
  return {
    check: first.check,
    severity: first.severity,
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    status: first.status,
    pointer: first.pointer,
    contract: first.place === null ? null : library.place(first.place),
    expected: first.expected,
    actual: secrets.mask(first.actual),
    message: secrets.mask(first.message) + also,
    curl: curlOf(secrets.maskRequest(first.call.request)),
    seed,
    occurrences: fault.length,
  };
}

const byWeight = (one: Finding, other: Finding) =>
  Number(one.severity === 'warning') - Number(other.severity === 'warning') ||
  one.path.localeCompare(other.path) ||
  one.check.localeCompare(other.check);
