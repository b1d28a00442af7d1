import type { CheckArea } from '../types';

/** What a check looks at, in one line, and what mends it. The page of its id in `docs/checks/` has all of it. */
export interface CheckInfo {
  area: CheckArea | 'config';
  title: string;
}

/** Every check by its stable id. */
export const CHECKS: Readonly<Record<string, CheckInfo>> = {
  'status-undocumented': { area: 'observe', title: 'The server answers with a status that the contract does not document' },
  'server-error': { area: 'transport', title: 'The server fails with a 5xx, or gives no answer at all' },
  'content-type': { area: 'observe', title: 'The answer is sent as another content type than the contract documents' },
  'json-malformed': { area: 'observe', title: 'The body is not JSON that parses' },
  'response-schema': { area: 'observe', title: 'The body does not keep to the schema of the answer' },
  'response-header': { area: 'observe', title: 'A documented header is missing, or not as documented' },
  'empty-body': { area: 'transport', title: 'An answer that has no body has one' },
  redirect: { area: 'observe', title: 'The server redirects where the contract has no redirect' },
  slow: { area: 'observe', title: 'The answer took longer than the budget' },
  'method-undocumented': { area: 'probe', title: 'A method that the contract does not list is answered with success' },
  'auth-missing-token': { area: 'probe', title: 'A protected operation answers without a token' },
  'auth-bad-token': { area: 'probe', title: 'A protected operation answers to a token that is garbage' },
  'auth-dead-token': { area: 'probe', title: 'A token that was logged out still works' },
  'foreign-access': { area: 'probe', title: 'One account sees or changes what belongs to another one' },
  'request-accepted-invalid': { area: 'probe', title: 'A request that the contract forbids is accepted' },
  'request-refused-valid': { area: 'probe', title: 'A request that the contract allows is refused' },
  'error-shape': { area: 'probe', title: 'An error is not answered in its documented form' },
  'not-found-accepted': { area: 'probe', title: 'A thing that does not exist is answered with success' },
  'unreachable-operation': { area: 'probe', title: 'An operation could not be made to succeed' },
  'scenario-step': { area: 'scenario', title: 'A step of a scenario did not end as it must' },
  invariant: { area: 'scenario', title: 'What must hold across several calls does not hold' },
  'realtime-payload': { area: 'realtime', title: 'A real-time event does not keep to its schema' },
  'realtime-missing': { area: 'realtime', title: 'A real-time event that was due did not come' },
  'waiver-expired': { area: 'config', title: 'A waiver in the configuration has ended' },
};
