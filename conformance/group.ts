import type { Operation } from './contract/contract';
import { parseJson } from './contract/parse-json';
import { isRecord, valueAt } from './contract/pointer';
import { findResponse } from './contract/responses';
import { readExcerpt } from './contract/excerpt';
import type { ExcerptStore } from './contract/excerpt';
import { toCurl } from './http/curl';
import type { Secrets } from './http/secrets';
import { rootCause, rootCauseKey } from './observe/root-cause';
import type { RootCause } from './observe/root-cause';
import type { Violation } from './observe/violation';
import { listNames } from './text';
import type { Finding } from './types';

/** Inputs of the grouping beside the violations. The secrets are masked in the findings, which have the seed of the run. */
export interface GroupOptions {
  store: ExcerptStore;
  secrets: Secrets;
  seed: number;
  /** Operations that were called. */
  called: readonly Operation[];
}

/** Checks whose violation is dropped if one of the listed checks failed for the same operation, because it adds nothing. */
const SHADOWED_BY: Readonly<Record<string, readonly string[]>> = {
  'auth-bad-token': ['auth-missing-token'],
  'auth-dead-token': ['auth-missing-token', 'auth-bad-token'],
  'foreign-access': ['auth-missing-token', 'auth-bad-token', 'not-found-accepted'],
  // `{`: an invalid value in the path.
  'request-accepted-invalid {': ['not-found-accepted'],
  // A record that is not the created one also has other texts.
  'text-altered': ['invariant'],
  // A PHP notice before the JSON is one fault.
  'information-leak': ['json-malformed', 'content-type'],
};

/** Checks that can share a root cause with another check, and then form one finding with it. */
const MERGED_CHECKS: Readonly<Record<string, string>> = { 'error-shape': 'response-schema', 'scenario-step': 'invariant' };

/**
 * Minimum number of operations with the same symptom, and their minimum share of the called ones that could show it, for a fault
 * of the whole server.
 */
const MIN_SERVER_WIDE_OPERATIONS = 5;
const MIN_SERVER_WIDE_SHARE = 0.6;

/** Status of a server that is not available. Its share does not count, because it does not depend on the operation. */
const UNAVAILABLE = 503;

/** Facts about all violations, on which the rules depend. */
interface Known {
  /** Pairs of check and operation that failed, as `check operationId`. */
  failed: ReadonlySet<string>;
  /** Symptoms of the whole server. */
  serverWide: ReadonlySet<string>;
}

/**
 * Returns one finding for each fault, however many calls and operations show it, with secrets masked. Drops violations that another
 * one explains. Errors come before warnings, then the order is that of paths and checks.
 */
export function groupFindings(violations: readonly Violation[], options: GroupOptions): Finding[] {
  const known = {
    failed: new Set(violations.map(({ check, operation }) => `${check} ${operation.id}`)),
    serverWide: serverWideSymptoms(violations, options.called),
  };
  const faults = new Map<string, Violation[]>();
  for (const violation of violations) {
    const cause = causeOf(violation, known);
    if (cause === null) continue;
    const key = `${MERGED_CHECKS[violation.check] ?? violation.check} ${rootCauseKey(cause)}`;
    faults.set(key, [...(faults.get(key) ?? []), violation]);
  }
  return [...faults.values()].map((fault) => toFinding(fault, options)).sort(compareFindings);
}

/**
 * Returns the root cause of a violation, by the first rule that applies; null if another finding explains it.
 * `docs/checker.md` has the rules in their order.
 */
function causeOf(violation: Violation, { failed, serverWide }: Known): RootCause | null {
  if (isShadowed(violation, failed) || isEcho(violation, failed)) return null;
  if (serverWide.has(symptom(violation))) return rootCause('server-wide', symptom(violation));
  const { check, operation, status, pointer } = violation;
  return violation.rootCause ?? rootCause('location', check, operation.id, String(status), pointer);
}

function isShadowed({ check, pointer, operation }: Violation, failed: ReadonlySet<string>): boolean {
  const kind = pointer.startsWith('{') && check === 'request-accepted-invalid' ? `${check} {` : check;
  return SHADOWED_BY[kind]?.some((other) => failed.has(`${other} ${operation.id}`)) === true;
}

/** Returns true if a response shows a wrong value only because the operation accepted it in the request. */
function isEcho({ check, pointer, operation, call }: Violation, failed: ReadonlySet<string>): boolean {
  if (check !== 'response-schema' || pointer === '' || !failed.has(`request-accepted-invalid ${operation.id}`)) return false;
  const [sent, received] = [call.request.body, call.response?.body].map((text) => parseJson(text ?? ''));
  return isRecord(sent) && isRecord(received) && JSON.stringify(valueAt(sent, pointer)) === JSON.stringify(valueAt(received, pointer));
}

/** Returns the appearance of a fault, without the operation. */
const symptom = ({ check, status, actual }: Violation) => `${check} ${String(status)} ${actual}`;

/** Returns the symptoms that so many operations show that the whole server is at fault; never one of an `auth-` check. */
function serverWideSymptoms(violations: readonly Violation[], called: readonly Operation[]): Set<string> {
  const bySymptom = new Map<string, { example: Violation; operations: Set<string> }>();
  for (const one of violations) {
    if (one.check.startsWith('auth-')) continue;
    const known = bySymptom.get(symptom(one)) ?? { example: one, operations: new Set() };
    known.operations.add(one.operation.id);
    bySymptom.set(symptom(one), known);
  }
  const unavailable = new Set(violations.filter(({ status }) => status === UNAVAILABLE).map(symptom));
  const isServerWide = (name: string, { example, operations }: { example: Violation; operations: Set<string> }) =>
    operations.size >= MIN_SERVER_WIDE_OPERATIONS &&
    (unavailable.has(name) || operations.size >= called.filter((one) => canShow(one, example)).length * MIN_SERVER_WIDE_SHARE);
  return new Set([...bySymptom].filter(([name, found]) => isServerWide(name, found)).map(([name]) => name));
}

/**
 * Returns true if an operation could show the symptom of a violation. A status is undocumented only for operations that do not
 * document it.
 */
function canShow({ responses }: Operation, { check, status }: Violation): boolean {
  if (status === null || status < 400 || status >= 500) return true;
  return (findResponse(responses, status) === null) === (check === 'status-undocumented');
}

/** Makes one finding of the violations of a fault. The first one gives its texts, place and curl line, with the secrets masked. */
function toFinding(fault: readonly Violation[], { store, secrets, seed }: GroupOptions): Finding {
  const [first] = fault;
  if (first === undefined) throw new Error('a fault without violations');
  const { operation } = first;
  const otherOperations = [...new Set(fault.map((one) => one.operation.id))].filter((id) => id !== operation.id);
  const excerpt = first.location === null ? null : readExcerpt(store, first.location);
  const also = otherOperations.length === 0 ? '' : ` Also in ${listNames(otherOperations, '', 8)}.`;
  return {
    check: first.check,
    severity: first.severity,
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    status: first.status,
    pointer: first.pointer,
    contract: first.location === null ? null : store.sourceLocation(first.location),
    excerpt: excerpt && { ...excerpt, lines: excerpt.lines.map((line) => secrets.maskSource(line)) },
    expected: secrets.mask(first.expected),
    actual: secrets.mask(first.actual),
    message: secrets.mask(first.message) + also,
    curl: toCurl(secrets.maskRequest(first.call.request), secrets.placeholders()),
    seed,
    occurrences: fault.length,
  };
}

const compareFindings = (one: Finding, other: Finding) =>
  Number(one.severity === 'warning') - Number(other.severity === 'warning') ||
  one.path.localeCompare(other.path) ||
  one.check.localeCompare(other.check);
