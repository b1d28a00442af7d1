import { isNullType, readConstraints } from '../contract/schema-constraints';
import type { Operation, Parameter } from '../contract/contract';
import { isJson } from '../contract/media';
import type { SchemaConstraints } from '../contract/schema-constraints';
import type { ContractLocation, ContractNode } from '../contract/contract-node';
import type { DocumentStore } from '../contract/document-store';
import { appendPointer, isRecord, parsePointer, valueAt } from '../contract/pointer';
import { directionKeyword } from '../validate/direction';
import { requestMediaType } from './request-candidates';
import type { Maker } from './value-maker';
import { FILE_PLACEHOLDER } from './multipart';
import { parameterKey, withParameter } from './request';
import type { Draft } from './request';

/** Field of a request that can be probed on its own. */
export interface Field {
  in: 'path' | 'query' | 'body';
  /** True if the value is sent as a text, as in a path, a query or a form. */
  isText: boolean;
  /** Name in error responses: `page`, `address.city`; `body` for the whole body. */
  name: string;
  /** Pointer in findings: `?page`, `{id}`, `/address/city`; '' for the whole body. */
  pointer: string;
  schema: ContractNode;
  required: boolean;
  /** Place of the contract that makes the field required; null if optional. */
  requiredAt: ContractLocation | null;
  description: string;
  /** True for a member of one of several alternatives. Only the whole body tells whether its value is right. */
  isOfAlternative?: true;
  /** True for a file of a form, of which only the absence is probed. */
  isFile?: true;
  /** Returns a copy of a draft with a new value of the field. An undefined value removes the field. */
  set(draft: Draft, value: unknown): Draft;
}

/** Returns the names of the top-level members of a body. If the schema has alternatives, those of the first one are returned. */
export const bodyFieldNames = (store: DocumentStore, schema: ContractNode): string[] => [
  ...(readConstraints(store, schema)[0]?.properties.keys() ?? []),
];

/** Maximum depth of nested objects whose members are probed. */
const MAX_BODY_DEPTH = 3;

interface FieldSources {
  store: DocumentStore;
  /** Generates the other members of an object in the query. */
  maker: Pick<Maker, 'value'>;
}

/**
 * Returns the fields of a request: path and query parameters, and the members of a JSON or form body. A JSON body without members of
 * its own, or with several alternatives, is a field as a whole. Left out are headers, cookies and members that are read-only.
 *
 * @param withAbsent true for the members of optional objects that the body lacks as well, whose `set` adds the object; false by default
 */
export function requestFields(operation: Operation, draft: Draft, { store, maker }: FieldSources, withAbsent = false): Field[] {
  const media = requestMediaType(operation);
  const inBody = media?.schema && isRecord(draft.body) ? bodyFields({ store, maker, withAbsent }, media.schema, draft) : [];
  const hasAlternatives = inBody.every(({ isOfAlternative }) => isOfAlternative === true);
  if (hasAlternatives && media?.schema && isJson(draft.type)) inBody.push(wholeBodyField(media.schema));
  return [...operation.parameters.flatMap((parameter) => parameterFields({ store, maker }, parameter)), ...inBody];
}

/** Returns the field of a path or query parameter; of an object that is sent in parts, one for each member. */
function parameterFields({ store, maker }: FieldSources, parameter: Parameter): Field[] {
  const { in: location, name, schema, required, description, node } = parameter;
  // Headers and cookies are not probed, because proxies may read and change them.
  if (schema === null || location === 'cookie' || location === 'header') return [];
  if (isSplit(parameter)) {
    const members = objectMembers(store, schema);
    if (members !== null)
      return members.map((member) => memberField(parameter, member, maker.value(schema, name), requiredInside(store, schema)));
  }
  const pointer = { path: `{${name}}`, query: `?${name}` }[location];
  return [
    {
      in: location,
      isText: true,
      name,
      pointer,
      schema,
      required,
      requiredAt: required && location === 'query' ? node : null,
      description,
      set: (draft, value) => withParameter(draft, parameterKey(parameter), value),
    },
  ];
}

/** Returns the field of a whole body, such as of one whose members are no fields of their own, because it has alternatives. */
export const wholeBodyField = (schema: ContractNode): Field => ({
  in: 'body',
  isText: false,
  name: 'body',
  pointer: '',
  schema,
  required: true,
  requiredAt: null,
  description: '',
  set: (draft, body) => ({ ...draft, body }),
});

/** Returns true for a query parameter that is an object whose members are sent one by one: `near[lat]=1`, or `lat=1`. */
const isSplit = ({ in: location, style, explode }: Parameter) =>
  location === 'query' && (style === 'deepObject' || (style === 'form' && explode));

/** Returns the members of an object; null if the schema is not an object, or has alternatives. */
function objectMembers(store: DocumentStore, schema: ContractNode): [string, ContractNode][] | null {
  const [constraints, ...others] = readConstraints(store, schema);
  return constraints === undefined || others.length > 0 || constraints.properties.size === 0 ? null : [...constraints.properties];
}

/** Returns the places that require a member of an object, by its name; none for a single one, without which the object is not sent. */
function requiredInside(store: DocumentStore, schema: ContractNode): SchemaConstraints['required'] {
  const required = readConstraints(store, schema)[0]?.required ?? new Map<string, ContractNode>();
  return required.size > 1 ? required : new Map();
}

/**
 * Returns the field of one member. The object as a whole is no field, because a server may ignore `near=text` as an unknown
 * parameter.
 *
 * @param valid object that the schema allows, for the other members
 * @param required places that require a member, by its name
 */
function memberField(
  parameter: Parameter,
  [member, schema]: [string, ContractNode],
  valid: unknown,
  required: SchemaConstraints['required'],
): Field {
  const isDeep = parameter.style === 'deepObject';
  return {
    in: 'query',
    isText: true,
    name: isDeep ? `${parameter.name}.${member}` : member,
    pointer: isDeep ? `?${parameter.name}[${member}]` : `?${member}`,
    schema,
    required: false,
    requiredAt: (isDeep ? required.get(member) : undefined) ?? null,
    description: parameter.description,
    set(draft, value) {
      const key = parameterKey(parameter);
      const given = draft.parameters.get(key) ?? valid;
      return withParameter(draft, key, { ...(isRecord(given) ? given : {}), [member]: value });
    },
  };
}

/** Returns the writable members of a body at any depth up to the limit, those of the alternative that the body has. */
function bodyFields(
  sources: FieldSources & { withAbsent: boolean; isOfAlternative?: boolean },
  schema: ContractNode,
  { body, type }: Pick<Draft, 'body' | 'type'>,
  pointer = '',
  depth = 0,
): Field[] {
  const { store } = sources;
  const alternatives = readConstraints(store, schema).filter((one) => !isNullType(one));
  const constraints = alternatives.length > 1 ? alternativeOf(store, alternatives, valueAt(body, pointer)) : alternatives[0];
  if (constraints === undefined || depth > MAX_BODY_DEPTH) return [];
  const isOfAlternative = sources.isOfAlternative === true || alternatives.length > 1;
  return [...constraints.properties].flatMap(([name, member]) => {
    const location = appendPointer(pointer, name);
    const value = valueAt(body, location);
    if (directionKeyword(store, member, 'readOnly') !== null) return [];
    const own: Field = {
      in: 'body',
      isText: !isJson(type),
      name: parsePointer(location).join('.'),
      pointer: location,
      schema: member,
      required: constraints.required.has(name),
      requiredAt: constraints.required.get(name) ?? null,
      description: schemaDescription(store, member),
      ...(isOfAlternative ? { isOfAlternative } : {}),
      ...(value === FILE_PLACEHOLDER ? { isFile: true } : {}),
      set: (draft, replacement) => ({ ...draft, body: replaceMember(draft.body, parsePointer(location), replacement) }),
    };
    const made = value === undefined && sources.withAbsent && isJson(type) ? sources.maker.value(member, name) : value;
    if (!isRecord(made)) return [own];
    const inside = bodyFields(
      { ...sources, isOfAlternative },
      member,
      own.set({ body, type, parameters: new Map() }, made),
      location,
      depth + 1,
    );
    if (value !== undefined) return [own, ...inside];
    const add = (draft: Draft) => (isRecord(valueAt(draft.body, location)) ? draft : own.set(draft, made));
    return [own, ...inside.map((field): Field => ({ ...field, set: (draft, replacement) => field.set(add(draft), replacement) }))];
  });
}

/** Returns the alternative whose constant members and required members an object has; undefined if that is not exactly one. */
function alternativeOf(store: DocumentStore, alternatives: readonly SchemaConstraints[], value: unknown): SchemaConstraints | undefined {
  if (!isRecord(value)) return undefined;
  const isAllowed = ([name, member]: [string, ContractNode]) => {
    const keywords = readConstraints(store, member)[0]?.keywords;
    const allowed = keywords?.has('const') === true ? [keywords.get('const')?.value] : keywords?.get('enum')?.value;
    return !(name in value) || !Array.isArray(allowed) || allowed.includes(value[name]);
  };
  const fitting = alternatives.filter(
    ({ tags, properties, required }) =>
      [...tags].every(([name, tag]) => value[name] === tag) &&
      [...required.keys()].every((name) => name in value) &&
      [...properties].every(isAllowed),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function replaceMember(body: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const members = isRecord(body) ? body : {};
  if (rest.length === 0 && value === undefined) return Object.fromEntries(Object.entries(members).filter(([name]) => name !== first));
  return { ...members, [first]: replaceMember(members[first], rest, value) };
}

function schemaDescription(store: DocumentStore, schema: ContractNode): string {
  const beside = isRecord(schema.value) ? schema.value['description'] : undefined;
  const description = beside ?? store.child(schema, 'description')?.value;
  return typeof description === 'string' ? description : '';
}
