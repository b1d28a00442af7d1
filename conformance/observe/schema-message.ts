import type { SchemaError } from '../validate/schema-error';
import { describeValue, lastMember, shortJson } from '../text';

/** Texts of a finding: the expected and the received value, and advice for the developer of the server. */
export interface SchemaErrorText {
  expected: string;
  actual: string;
  advice: string;
}

/** Returns the texts of a finding for a schema error: the expected and the received value, and advice for a Laravel server. */
export function describeSchemaError(error: SchemaError): SchemaErrorText {
  const { keyword, limit, actual, pointer } = error;
  const member = lastMember(pointer);
  const received = describeValue(actual);
  switch (keyword) {
    case 'type':
      return { expected: `type ${joinTypes(limit)}`, actual: received, advice: adviceOnType(joinTypes(limit), actual, member) };
    case 'required':
      return {
        expected: `member \`${String(limit)}\``,
        actual: 'it is missing',
        advice: `Add \`${String(limit)}\` to the response. In Laravel: the toArray() of the API Resource, or $hidden / select() omits it.`,
      };
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return {
        expected: `no member \`${member}\`: the object is closed`,
        actual: received,
        advice: `Remove \`${member}\` from the response. In Laravel: return an API Resource that names its members instead of the whole model, or put it in $hidden.`,
      };
    case 'writeOnly':
      return {
        expected: `no member \`${member}\`: it is write-only`,
        actual: received,
        advice: `Requests may have \`${member}\`, responses never. In Laravel: put it in $hidden of the model, or leave it out of the API Resource.`,
      };
    case 'format':
      return { expected: `format ${String(limit)}`, actual: received, advice: adviceOnFormat(String(limit), actual, member) };
    case 'enum':
      return {
        expected: `one of ${shortJson(limit, 160)}`,
        actual: received,
        advice: `Send one of the documented values, or document the new one. In Laravel: a backed enum in $casts restricts \`${member}\` to its list; check capitals and translations.`,
      };
    case 'const':
      return { expected: shortJson(limit), actual: received, advice: 'Send exactly this value.' };
    case 'pattern':
      return {
        expected: `text like ${String(limit)}`,
        actual: received,
        advice: `Convert \`${member}\` to the documented form before sending it, with an accessor or in the API Resource.`,
      };
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return {
        expected: `${keyword} ${shortJson(limit)}`,
        actual: received,
        advice: `\`${member}\` is out of range: look for a wrong unit (cents, percent, seconds) or sign.`,
      };
    case 'minLength':
    case 'maxLength':
      return {
        expected: `${keyword} ${shortJson(limit)}`,
        actual: `${received}, ${String([...(typeof actual === 'string' ? actual : '')].length)} characters`,
        advice: `Fix the text of \`${member}\`, or fill it if it is empty.`,
      };
    case 'minItems':
    case 'maxItems':
      return {
        expected: `${keyword} ${shortJson(limit)}`,
        actual: received,
        advice: 'Check the page size of the query: paginate() instead of get(), and the documented maximum.',
      };
    case 'uniqueItems':
      return {
        expected: 'no item twice',
        actual: received,
        advice: 'Add distinct() to the query, or unique()->values() to the collection.',
      };
    case 'oneOf':
    case 'anyOf':
      return {
        expected: `one of the ${Array.isArray(limit) ? String(limit.length) : ''} documented alternatives`,
        actual: received,
        advice: 'Send one complete alternative.',
      };
    default:
      return { expected: `${keyword} ${shortJson(limit)}`, actual: received, advice: 'Send the documented form.' };
  }
}

const joinTypes = (limit: unknown) => (Array.isArray(limit) ? limit.map(String).join(' or ') : String(limit));

function adviceOnType(types: string, actual: unknown, member: string): string {
  const label = member === '' ? 'the value' : `\`${member}\``;
  const cast = (to: string) => `In Laravel: cast the column in $casts ('${member}' => '${to}'), or (${to}) in the API Resource.`;
  if (actual === null)
    return `Never null: give ${label} a value, or leave the member out where the contract lets it be absent. In Laravel: a nullable column, or optional() on a missing relation.`;
  if (typeof actual === 'string' && /integer/.test(types))
    return `Send a number, not a text. ${cast('integer')} DECIMAL and BIGINT columns come from PDO as strings.`;
  if (typeof actual === 'string' && /number/.test(types))
    return `Send a number, not a text. ${cast('float')} The 'decimal:2' cast makes a string.`;
  if (typeof actual === 'number' && /integer/.test(types))
    return `Send a whole number${/amount|balance|value|price/i.test(member) ? ': money is in cents' : ''}. ${cast('integer')}`;
  if (/boolean/.test(types)) return `Send true or false. ${cast('boolean')} TINYINT columns come as 0 and 1.`;
  if (typeof actual === 'number' && /string/.test(types)) return `Send a text in quotation marks. ${cast('string')}`;
  if (/array/.test(types))
    return `Send a JSON list. In Laravel: ->values() after filter() or unique(), for a collection with gaps becomes an object; cast a JSON column with 'array'.`;
  if (/object/.test(types) && Array.isArray(actual))
    return `Send an object. In PHP an empty array becomes []: (object) [] or new \\stdClass, and no list around a single thing.`;
  if (/object/.test(types))
    return `Send an object. In Laravel: cast a JSON column with 'array' or 'object', or load the relation instead of its id.`;
  return `Send ${types}.`;
}

function adviceOnFormat(format: string, actual: unknown, member: string): string {
  if (format === 'date-time') {
    const bare = typeof actual === 'string' && !/(?:Z|[+-]\d\d:\d\d)$/i.test(actual);
    return `Send ISO 8601 with an offset, 2026-11-21T14:05:00-03:00${bare ? '; the offset is missing' : ''}. In Laravel: cast '${member}' => 'datetime' and ->toIso8601String(), not the bare column.`;
  }
  if (format === 'date') return `Send YYYY-MM-DD. In Laravel: '${member}' => 'date:Y-m-d' in $casts.`;
  if (/^int(32|64)$|^float$|^double$/.test(format))
    return `The value does not fit into ${format}, so that a client reads another one. Send a value in range, or document a wider format.`;
  if (format === 'uuid') return 'Send a UUID. In Laravel: HasUuids on the model, or another column was sent.';
  if (format === 'uri') return 'Send a whole address with its scheme. In Laravel: url() or Storage::url() over the bare path.';
  return `Send a value of format ${format}.`;
}
