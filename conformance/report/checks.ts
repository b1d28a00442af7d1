import type { CheckArea, Severity } from '../types';

/** Properties of a check, for reports. */
export interface CheckInfo {
  /** Area; `config` for a finding about the configuration itself. */
  area: CheckArea | 'config';
  title: string;
  /** Severity of the check in the rules of SARIF, by default `error`. A single finding may have the other one. */
  severity?: Severity;
}

/** All checks by id. */
export const CHECKS: Readonly<Record<string, CheckInfo>> = {
  'status-undocumented': { area: 'observe', title: 'The server answers with a status that the contract does not document' },
  'server-error': { area: 'transport', title: 'The server fails with a 5xx, or gives no answer at all' },
  'content-type': { area: 'observe', title: 'The response has another content type than documented' },
  'json-malformed': { area: 'observe', title: 'The body is not JSON that parses' },
  'response-schema': { area: 'observe', title: 'The body does not match the schema of the response' },
  'response-header': { area: 'observe', title: 'A header is missing, invalid or untrue about the body' },
  'empty-body': { area: 'transport', title: 'A response that must have no body has one' },
  redirect: { area: 'observe', title: 'The server redirects where the contract has no redirect' },
  slow: { area: 'observe', severity: 'warning', title: 'The response took longer than the budget' },
  'method-undocumented': { area: 'probe', title: 'An undocumented method succeeds' },
  'auth-missing-token': { area: 'probe', title: 'A protected operation answers without a token' },
  'auth-bad-token': { area: 'probe', title: 'A protected operation accepts a forged token' },
  'auth-dead-token': { area: 'probe', title: 'A revoked token still works' },
  'foreign-access': { area: 'probe', title: 'One account can read or change records of another' },
  'request-accepted-invalid': { area: 'probe', title: 'A request that the contract forbids is accepted' },
  'request-refused-valid': { area: 'probe', title: 'A request that the contract allows is refused' },
  'error-shape': { area: 'probe', title: 'An error response does not have its documented form' },
  'not-found-accepted': { area: 'probe', title: 'An operation succeeds for an id that does not exist' },
  'unreachable-operation': { area: 'probe', title: 'No request of the operation succeeded' },
  'information-leak': { area: 'observe', title: 'A response shows a stack trace, SQL, a file path or a debug page' },
  'cache-control': { area: 'observe', title: 'A shared cache may keep a personal response' },
  etag: { area: 'probe', title: 'An ETag gives no 304, or does not change with the content' },
  pagination: { area: 'probe', title: 'Pages overlap, or their size or total is wrong' },
  'list-filter': { area: 'probe', title: 'A filter or a search has no or a wrong effect' },
  'list-sort': { area: 'probe', title: 'A list is not in the requested order' },
  'list-item': { area: 'probe', title: 'An item of a list occurs twice or cannot be read' },
  'read-only-written': { area: 'probe', title: 'A read-only member can be written' },
  'text-altered': { area: 'probe', title: 'A text is accepted but not kept whole' },
  'error-field': { area: 'probe', title: 'A rejection does not name the wrong field' },
  'documented-rejection': { area: 'probe', title: 'A documented 406, 413 or 415 never comes' },
  'cross-origin': { area: 'probe', title: 'The CORS headers do not fit the origin of the site' },
  'auth-cookie-token': { area: 'probe', title: 'A token in an undocumented cookie is accepted' },
  'scenario-step': { area: 'scenario', title: 'A step of a scenario failed' },
  invariant: { area: 'scenario', title: 'Several responses contradict each other' },
  'realtime-payload': { area: 'realtime', title: 'A real-time event does not match its schema' },
  'realtime-missing': { area: 'realtime', title: 'An expected real-time event did not arrive' },
  'waiver-expired': { area: 'config', title: 'A waiver in the configuration has expired' },
};
