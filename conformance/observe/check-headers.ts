import type { DocumentedResponse } from '../contract/responses';
import type { Operation } from '../contract/contract';
import type { ContractNode } from '../contract/contract-node';
import { isRecord } from '../contract/pointer';
import type { Call, ClientResponse } from '../http/client';
import type { SchemaValidator } from '../validate/schema-validator';
import { describeSchemaError } from './schema-message';
import { shortJson } from '../text';
import { rootCause } from './root-cause';
import { createViolation } from './violation';
import type { Violation } from './violation';

/**
 * Returns violations for documented headers that are required and missing, or do not match their schema, and for a documented `Link`
 * without an address. A header matches if its text does, or the number, boolean or list that the text stands for.
 */
export async function checkHeaders(
  validator: SchemaValidator,
  call: Call,
  operation: Operation,
  documented: DocumentedResponse,
): Promise<Violation[]> {
  const found: Violation[] = [];
  const headers = call.response?.headers ?? {};
  for (const { name, required, schema, node } of documented.headers) {
    const received = headers[name];
    const details = {
      check: 'response-header',
      pointer: `#${name}`,
      location: node,
      rootCause: rootCause('response-header', `${node.file}#${node.pointer}`),
    };
    if (received === undefined && required) {
      const expected = `header ${name}${describeConst(schema)}`;
      const message = `The answer lacks the header \`${name}\`, which the contract requires. In Laravel: ->header('${name}', …) on the response, or a middleware for the route group.`;
      found.push(createViolation(call, operation, { ...details, expected, actual: 'it is missing', message }));
    } else if (name === 'link' && received !== undefined && !/^\s*(?:$|,|<[^>]*>)/.test(received)) {
      const message = `The header \`link\` has no address in angle brackets (RFC 8288), so that no client can read it.`;
      found.push(createViolation(call, operation, { ...details, expected: '<address>; rel="…"', actual: shortJson(received), message }));
    } else if (received !== undefined && schema !== null) {
      const violations = await Promise.all(headerReadings(received).map((value) => validator.validate(schema, value)));
      const best = violations.reduce((one, other) => (other.length < one.length ? other : one));
      const [first] = best;
      if (first === undefined) continue;
      const { expected } = describeSchemaError(first);
      const message = `The header \`${name}\` does not match the contract: expected ${expected}, got ${shortJson(received)}.`;
      found.push(
        createViolation(call, operation, { ...details, location: first.location, expected, actual: shortJson(received), message }),
      );
    }
  }
  return found;
}

/**
 * Returns violations of HTTP framing (length, chunks, encoding, a body where none is allowed), which would corrupt the next response
 * on the connection, and of the size of the body.
 */
export function checkWireFaults(call: Call, operation: Operation, { faults, status, headers }: ClientResponse): Violation[] {
  return faults.map(({ kind, text }) => {
    if (kind === 'bodyless') {
      const message = `A ${String(status)} has no body, but ${text} came. On a kept connection a client takes them for the next answer. In Laravel: return response()->noContent() instead of response()->json(…, ${String(status)}).`;
      return createViolation(call, operation, { check: 'empty-body', expected: 'no body', actual: text, message });
    }
    if (kind === 'size') {
      const message = `The body has ${text}. Send lists in pages, and files by their own address.`;
      return createViolation(call, operation, { check: 'json-malformed', expected: 'a body of a usual size', actual: text, message });
    }
    const header = kind === 'length' ? 'content-length' : kind === 'chunks' ? 'transfer-encoding' : 'content-encoding';
    const message = `${text}. Clients wait for missing bytes or cut off the end. Check code that changes the body after its length was computed: output buffers, compression in both PHP and the web server, str_pad in a middleware.`;
    return createViolation(call, operation, {
      check: 'response-header',
      pointer: `#${header}`,
      expected: `a correct ${header}`,
      actual: `${text} (${header}: ${headers[header] ?? 'none'})`,
      message,
    });
  });
}

/** Returns the values that the text of a header may stand for: the text itself, and a number, a boolean or a list of texts. */
function headerReadings(text: string): unknown[] {
  if (text.trim() !== '' && Number.isFinite(Number(text))) return [text, Number(text)];
  if (text === 'true' || text === 'false') return [text, text === 'true'];
  return [text, text.split(',').map((part) => part.trim())];
}

const describeConst = (schema: ContractNode | null) =>
  isRecord(schema?.value) && 'const' in schema.value ? `: ${String(schema.value['const'])}` : '';
