import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import { shortJson } from '../text';
import { rootCause } from '../observe/root-cause';
import { callOperation } from './call-operation';
import { findLoginOperation } from './login';
import type { Trial } from './value-violations';
import type { Draft } from './request';
import { isAccepted, parseResponseJson } from './response-status';
import type { RunContext } from './run-context';

/** Names of the members in which an error lists fields. */
const CONTAINERS = ['errors', 'violations', 'invalid_params', 'invalid-params', 'issues', 'detail', 'details'];

/**
 * Checks that a rejection with 400 or 422 names the field that was wrong, if it lists fields. May send the draft again. Logins and fields
 * of the path are not checked.
 *
 * @param trials requests that differ from the draft in a single field
 */
export async function checkErrorFields(context: RunContext, operation: Operation, draft: Draft, trials: readonly Trial[]): Promise<void> {
  // For security, a login need not tell which of its fields is wrong.
  if (findLoginOperation(context.contract)?.id === operation.id) return;
  let isValid: boolean | undefined;
  for (const { field, boundary, call } of trials) {
    const status = call.response?.status;
    if ((status !== 422 && status !== 400) || field.in === 'path' || field.name === '' || field.name === 'body') continue;
    const named = namedErrors(parseResponseJson(call));
    if (named === null || mentions(named, field.name)) continue;
    // The draft itself may be refused by now, such as for a name that is taken.
    isValid ??= isAccepted(operation, await callOperation(context, operation, draft));
    if (!isValid) {
      const reason = 'the request is refused without a wrong value too, so that its error may rightly name another field';
      context.findings.block({ check: 'error-field', operationId: operation.id, reason });
      return;
    }
    context.findings.report(call, operation, {
      check: 'error-field',
      pointer: field.pointer,
      expected: `an error that names \`${field.name}\``,
      actual: shortJson(named, 120),
      message: `${operation.method} ${operation.path} rejects an invalid \`${field.name}\` (${boundary.keyword}), but its error names other fields: ${shortJson(named, 200)}. A form shows the message at the wrong place. In Laravel: the key of the rule must be the name of the field in the request.`,
      rootCause: rootCause('error-field', operation.id, field.name),
    });
  }
}

/** Returns the part of an error that lists fields, with the error's message, which may also name one; null without such a part. */
export function namedErrors(value: unknown): unknown {
  const found = errorContainer(value);
  if (found === null) return null;
  return typeof found.owner['message'] === 'string' ? [found.owner['message'], found.container] : found.container;
}

/** Returns the part of an error that lists fields, and the object that contains it; null without such a part. */
function errorContainer(value: unknown): { owner: Readonly<Record<string, unknown>>; container: object } | null {
  if (!isRecord(value)) return null;
  const found = CONTAINERS.map((name) => value[name]).find(
    (one): one is object => typeof one === 'object' && one !== null && Object.keys(one).length > 0,
  );
  return found === undefined ? errorContainer(value['error']) : { owner: value, container: found };
}

/**
 * Returns `alone` if all entries of an error name this field, `others` if an entry does not, `none` if the error lists no fields.
 */
export function blameOf(error: unknown, name: string): 'alone' | 'others' | 'none' {
  const found = errorContainer(error);
  if (found === null) return 'none';
  const entries = Array.isArray(found.container) ? (found.container as unknown[]) : Object.entries(found.container);
  return entries.every((entry) => mentions(entry, name)) ? 'alone' : 'others';
}

/**
 * Returns true if errors name a field in a key or a message, in any spelling (`user_name` for `userName`), or name its object. The name
 * may be a part of a word: `id` is found in `invalid`.
 */
export function mentions(errors: unknown, name: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const text = bare(JSON.stringify(errors));
  // Laravel's rule `confirmed` reports the field that is confirmed, not its confirmation.
  return name.split('.').some((part) => text.includes(bare(part.replace(/_?(?:confirmation|confirm|repeat)$/i, ''))));
}
