import type { DocumentStore } from './contract/document-store';
import { toCurl } from './http/secrets';
import type { Secrets } from './http/secrets';
import { listNames } from './text';
import type { Violation } from './observe/violation';
import type { Finding } from './types';

/** What a finding is made with besides the departures. */
export interface GroupOptions {
  store: DocumentStore;
  secrets: Secrets;
  seed: number;
  /** How many operations were called. */
  called: number;
}

/** Checks that say nothing new where another one has failed on the same operation. */
const SHADOWED_BY: Readonly<Record<string, readonly string[]>> = {
  'auth-bad-token': ['auth-missing-token'],
  'auth-dead-token': ['auth-missing-token', 'auth-bad-token'],
  'foreign-access': ['auth-missing-token', 'auth-bad-token', 'not-found-accepted'],
  'request-accepted-invalid {': ['not-found-accepted'],
};

/** Checks whose departures can have one cause. */
const MERGED_CHECKS: Readonly<Record<string, string>> = { 'error-shape': 'response-schema', 'scenario-step': 'invariant' };

/** Puts departures of the same fault together: one fault is one finding, however many calls, items and operations showed it. */
export function groupFindings(violations: readonly Violation[], options: GroupOptions): Finding[] {
  const failed = new Set(violations.map(({ check, operation }) => `${check} ${operation.id}`));
  const everywhere = commonSymptoms(violations, options.called);
  const faults = new Map<string, Violation[]>();
  for (const one of violations) {
    const kind = one.pointer.startsWith('{') && one.check === 'request-accepted-invalid' ? `${one.check} {` : one.check;
    if (SHADOWED_BY[kind]?.some((check) => failed.has(`${check} ${one.operation.id}`)) === true) continue;
    const root = everywhere.has(symptom(one))
      ? symptom(one)
      : (one.root ?? `${one.check} ${one.operation.id} ${String(one.status)} ${one.pointer}`);
    const key = `${MERGED_CHECKS[one.check] ?? one.check} ${root}`;
    faults.set(key, [...(faults.get(key) ?? []), one]);
  }
  return [...faults.values()].map((fault) => toFinding(fault, options)).sort(compareFindings);
}

/** What a fault looks like, whatever the operation. */
const symptom = ({ check, status, actual }: Violation) => `${check} ${String(status)} ${actual}`;

/** Symptoms that nearly every operation shows: the server as a whole has them. */
function commonSymptoms(violations: readonly Violation[], called: number): Set<string> {
  const shown = new Map<string, Set<string>>();
  for (const one of violations) {
    if (one.check.startsWith('auth-')) continue;
    shown.set(symptom(one), (shown.get(symptom(one)) ?? new Set()).add(one.operation.id));
  }
  return new Set(
    [...shown].filter(([, operations]) => operations.size >= 5 && operations.size >= called * 0.6).map(([symptom]) => symptom),
  );
}

function toFinding(fault: readonly Violation[], { store, secrets, seed }: GroupOptions): Finding {
  const [first] = fault;
  if (first === undefined) throw new Error('a fault without departures');
  const { operation } = first;
  const otherOperations = [...new Set(fault.map((one) => one.operation.id))].filter((id) => id !== operation.id);
  const also = otherOperations.length === 0 ? '' : ` Also in ${listNames(otherOperations, '', 8)}.`;
  return {
    check: first.check,
    severity: first.severity,
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    status: first.status,
    pointer: first.pointer,
    contract: first.location === null ? null : store.location(first.location),
    expected: first.expected,
    actual: secrets.mask(first.actual),
    message: secrets.mask(first.message) + also,
    curl: toCurl(secrets.maskRequest(first.call.request)),
    seed,
    occurrences: fault.length,
  };
}

const compareFindings = (one: Finding, other: Finding) =>
  Number(one.severity === 'warning') - Number(other.severity === 'warning') ||
  one.path.localeCompare(other.path) ||
  one.check.localeCompare(other.check);
