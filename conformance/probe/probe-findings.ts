import { isRecord } from '../contract/pointer';
import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { Spot } from '../contract/document-store';
import { short, some } from '../text';
import { departure } from '../observe/violation';
import type { Departure } from '../observe/violation';
import type { Edge } from './boundary-values';
import type { Field } from './fields';
import { isAccepted, jsonOf } from './run-context';

/** One value that was sent, and what came of it. */
export interface Trial {
  field: Field;
  edge: Edge;
  made: Call;
  accepted: boolean;
}

const WHERE = { body: 'in the body', query: 'in the query', path: 'in the path', header: 'in the headers' } as const;

/** What was accepted though the contract forbids it: one departure for a field, or for all where nothing is checked. */
export function judgeAccepted(operation: Operation, trials: readonly Trial[]): Departure[] {
  const accepted = trials.filter((trial) => trial.accepted);
  const names = new Set(accepted.map(({ field }) => field.pointer));
  const [first] = accepted;
  if (first === undefined) return [];
  if (names.size > 1 && accepted.length > 2 && accepted.length >= trials.filter(({ made }) => made.response !== undefined).length * 0.6) {
    const list = some(
      [...names].filter((name) => name !== ''),
      'the body',
    );
    const message = `${operation.method} ${operation.path} checks nothing that it is sent: it accepts invalid values of ${list}. In Laravel: validate() with rules for every field, or a FormRequest in the controller's signature.`;
    return [
      departure(first.made, operation, {
        check: 'request-accepted-invalid',
        place: operation.body?.spot ?? operation.spot,
        expected: '422',
        actual: String(first.made.response?.status),
        message,
        root: `unchecked ${operation.id}`,
      }),
    ];
  }
  return [...names].map((pointer) =>
    acceptedField(
      operation,
      accepted.filter(({ field }) => field.pointer === pointer),
    ),
  );
}

function acceptedField(operation: Operation, trials: readonly Trial[]): Departure {
  const [first] = trials;
  if (first === undefined) throw new Error('a field without trials');
  const { field, edge, made } = first;
  const broken = trials.map((trial) =>
    trial.edge.keyword === 'required' ? 'without it' : `${trial.edge.keyword}: ${short(trial.edge.value)}`,
  );
  const status = String(made.response?.status);
  const message = `${operation.method} ${operation.path} answers ${status} to a request that the contract forbids: \`${field.name}\` ${WHERE[field.in]} (${some(broken, '')}). In Laravel: add the rule to validate() or the FormRequest: '${field.name}' => '${rulesFor(trials)}'.`;
  return departure(made, operation, {
    check: 'request-accepted-invalid',
    pointer: field.pointer,
    place: edge.place,
    expected: `a refusal (422) of ${broken[0] ?? ''}`,
    actual: status,
    message,
    root: `accepted ${edge.place.file}#${edge.place.pointer} ${field.name}`,
  });
}

/** A member that the contract has not, in a body that it closes: mostly ignored everywhere, which is one fault. */
export function acceptedExtra(made: Call, operation: Operation, schema: Spot): Departure {
  const status = String(made.response?.status);
  return departure(made, operation, {
    check: 'request-accepted-invalid',
    pointer: '/conformance_extra',
    place: schema,
    expected: 'a refusal (422) of a member that the closed body does not have',
    actual: status,
    message: `${operation.method} ${operation.path} answers ${status} to a body with a member that the contract does not have, though it closes the body: a client's misspelt field is lost without a word. In Laravel: compare array_keys($request->all()) with the rules in the FormRequest's after(), or leave the schema open.`,
    root: 'extra members',
  });
}

const RULES: Readonly<Record<string, string>> = {
  required: 'required',
  minimum: 'min:…',
  maximum: 'max:…',
  exclusiveMinimum: 'gt:…',
  exclusiveMaximum: 'lt:…',
  minLength: 'min:…',
  maxLength: 'max:…',
  pattern: 'regex:/…/',
  enum: 'in:…',
  const: 'accepted',
  format: 'date / email / uuid',
  type: 'integer / string / boolean / array',
  multipleOf: 'multiple_of:…',
  minItems: 'array|min:…',
  maxItems: 'array|max:…',
  json: 'required|array',
};

const rulesFor = (trials: readonly Trial[]) => [...new Set(trials.map(({ edge }) => RULES[edge.keyword] ?? edge.keyword))].join('|');

/** Trials of a body as a whole. One that is not JSON is refused, or taken for none where it need not be there. */
export function judgeWhole(operation: Operation, field: Field, tries: readonly { edge: Edge; made: Call }[]): Trial[] {
  return tries.map(({ edge, made }) => ({
    field: { ...field, name: 'body' },
    edge,
    made,
    accepted: field.required && isAccepted(operation, made),
  }));
}

/** What was refused though the contract allows it: only where the refusal leaves no doubt that it means this value. */
export function judgeRefused(operation: Operation, { field, edge, made }: Omit<Trial, 'accepted'>): Departure[] {
  const status = made.response?.status ?? 0;
  if (status !== 422 && status !== 400) return [];
  if (field.in === 'query' ? !isBounded(edge, field) : !isPlain(edge)) return [];
  const value = jsonOf(made);
  const errors = isRecord(value) && isRecord(value['errors']) ? Object.keys(value['errors']) : null;
  const names = errors?.length === 1 && errors[0] === field.name;
  if (!names && !(errors === null && field.in === 'query')) return [];
  const said =
    isRecord(value) && isRecord(value['errors']) ? short(value['errors'][field.name], 120) : short(made.response?.body ?? '', 120);
  const message = `${operation.method} ${operation.path} refuses \`${field.name}\` = ${short(edge.value)} ${WHERE[field.in]}, which the contract allows (${edge.keyword}): ${said}. In Laravel: the rule of '${field.name}' is stricter than the contract (max: instead of lte:, a shorter in: list, between with other ends).`;
  return [
    departure(made, operation, {
      check: 'request-refused-valid',
      pointer: field.pointer,
      place: edge.place,
      expected: `${short(edge.value)} is accepted (${edge.keyword})`,
      actual: `${String(status)} ${said}`,
      message,
      root: `refused ${edge.place.file}#${edge.place.pointer} ${field.name}`,
    }),
  ];
}

/** What no rule of business has a say in: page numbers, sizes, and words of a list. A free text may name what is not there. */
const isBounded = ({ keyword, value }: Edge, { name }: Field) =>
  ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum'].includes(keyword) ||
  (typeof value === 'string' && /^(q|s|query|search|busca|term)$/i.test(name));

const isPlain = ({ keyword, value }: Edge) =>
  value === null || ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'enum', 'minLength', 'maxLength'].includes(keyword);
