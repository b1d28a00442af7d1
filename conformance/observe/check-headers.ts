import type { Answer } from '../contract/responses';
import type { Operation } from '../contract/contract';
import type { Spot } from '../contract/document-store';
import { isRecord } from '../contract/pointer';
import type { Call, Received } from '../http/client';
import type { Judge } from '../validate/schema-validator';
import { sayViolation } from './schema-message';
import { short } from '../text';
import { departure } from './violation';
import type { Departure } from './violation';

/** Documented headers that are missing where they are required, or against their schema. */
export async function observeHeaders(judge: Judge, call: Call, operation: Operation, documented: Answer): Promise<Departure[]> {
  const found: Departure[] = [];
  const headers = call.response?.headers ?? {};
  for (const { name, required, schema, spot } of documented.headers) {
    const came = headers[name];
    const said = { check: 'response-header', pointer: `#${name}`, place: spot, root: `header ${spot.file}#${spot.pointer}` };
    if (came === undefined && required) {
      const expected = `header ${name}${constOf(schema)}`;
      const message = `The answer lacks the header \`${name}\`, which the contract requires. In Laravel: ->header('${name}', …) on the response, or a middleware for the route group.`;
      found.push(departure(call, operation, { ...said, expected, actual: 'it is missing', message }));
    } else if (came !== undefined && schema !== null) {
      const violations = await Promise.all(readings(came).map((value) => judge.check(schema, value)));
      const best = violations.reduce((one, other) => (other.length < one.length ? other : one));
      const [first] = best;
      if (first === undefined) continue;
      const { expected } = sayViolation(first);
      const message = `The header \`${name}\` does not keep to the contract: expected ${expected}, got ${short(came)}.`;
      found.push(departure(call, operation, { ...said, place: first.place, expected, actual: short(came), message }));
    }
  }
  return found;
}

/** Lengths that are not true, and chunks that break off: the next answer on the same connection would be read wrong. */
export function observeWire(call: Call, operation: Operation, { faults, status, headers }: Received): Departure[] {
  return faults.map(({ kind, text }) => {
    if (kind === 'bodyless') {
      const message = `A ${String(status)} has no body, but ${text} came. On a kept connection a client takes them for the next answer. In Laravel: return response()->noContent() instead of response()->json(…, ${String(status)}).`;
      return departure(call, operation, { check: 'empty-body', expected: 'no body', actual: text, message });
    }
    const header = kind === 'length' ? 'content-length' : kind === 'chunks' ? 'transfer-encoding' : 'content-encoding';
    const message = `${text}. A client waits for what never comes or cuts off the end. Look at what writes the body after its length was reckoned: output buffers, compression in PHP and in the web server at once, str_pad in a middleware.`;
    return departure(call, operation, {
      check: 'response-header',
      pointer: `#${header}`,
      expected: `a true ${header}`,
      actual: `${text} (${header}: ${headers[header] ?? 'none'})`,
      message,
    });
  });
}

/** What a header's text may stand for. */
function readings(text: string): unknown[] {
  if (text.trim() !== '' && Number.isFinite(Number(text))) return [text, Number(text)];
  if (text === 'true' || text === 'false') return [text, text === 'true'];
  return [text, text.split(',').map((part) => part.trim())];
}

const constOf = (schema: Spot | null) => (isRecord(schema?.value) && 'const' in schema.value ? `: ${String(schema.value['const'])}` : '');
