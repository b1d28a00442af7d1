import { hash } from 'node:crypto';

import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';

import { appendPointer, isObject, lookUp, members, resolve } from './json';
import type { Json, JsonObject, JsonNode } from './json';
import type { Finding } from './operation-rules';
import { listCarriers, getSchema, listSchemas } from './walk';

/** Requires a schema and an example for every body. */
export function hasExamples(document: JsonObject): Finding[] {
  return listCarriers(document).flatMap((carrier) => {
    if (!carrier.isMedia) return [];
    const missing = [
      ...(getSchema(carrier) === undefined ? ['has no schema'] : []),
      ...(readExamples(document, carrier).length === 0 ? ['has no example'] : []),
    ];
    return missing.map((message) => ({ pointer: carrier.pointer, message }));
  });
}

/** Validates every example and default against its schema, including formats. */
export function hasValidExamples(document: JsonObject): Finding[] {
  const validateExample = createExampleValidator(document);
  const carried = listCarriers(document).flatMap((carrier) => {
    const schema = getSchema(carrier);
    return schema === undefined ? [] : readExamples(document, carrier).flatMap((example) => validateExample(schema, example));
  });
  const own = listSchemas(document).flatMap((schema) => readSchemaExamples(schema).flatMap((example) => validateExample(schema, example)));
  return [...carried, ...own];
}

/** Example or default, with the pointer of its value. */
interface Example {
  pointer: string;
  value: Json;
}

/**
 * Returns the values of `example` and `examples` of a media type, a parameter or a header, with references resolved; empty if it has none.
 */
export function readExamples(document: JsonObject, { node, pointer }: JsonNode): Example[] {
  const single = 'example' in node ? [{ pointer: appendPointer(pointer, 'example'), value: node['example'] ?? null }] : [];
  const named = members(node['examples']).flatMap(([name, member]) => {
    if (!isObject(member)) return [];
    const example = resolve(document, { pointer: appendPointer(pointer, 'examples', name), node: member });
    const value = example.node['value'];
    return value === undefined ? [] : [{ pointer: appendPointer(example.pointer, 'value'), value }];
  });
  return [...single, ...named];
}

function readSchemaExamples({ node, pointer }: JsonNode): Example[] {
  const { examples, default: fallback } = node;
  const listed = Array.isArray(examples)
    ? examples.map((value, index) => ({ pointer: appendPointer(pointer, 'examples', index), value }))
    : [];
  return fallback === undefined ? listed : [...listed, { pointer: appendPointer(pointer, 'default'), value: fallback }];
}

/** Valid examples of the last check, so that the next check in this process compiles only changed schemas. */
let validExamples = new Set<string>();

function createExampleValidator(document: JsonObject): (schema: JsonNode, example: Example) => Finding[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const describe = createDescriber(document);
  const validBefore = validExamples;
  const valid = new Set<string>();
  validExamples = valid;

  return (schema, { pointer, value }) => {
    const key = `${describe(schema.node)} ${JSON.stringify(value)}`;
    if (valid.has(key)) return [];
    const errors = validBefore.has(key) ? [] : validate(schema, { pointer, value });
    if (errors.length === 0) valid.add(key);
    return errors;
  };

  function validate(schema: JsonNode, { pointer, value }: Example): Finding[] {
    try {
      // A reference is a URI, so braces of path templates must be encoded.
      const validateValue = ajv.getSchema(`contract${encodeURI(schema.pointer)}`);
      if (validateValue === undefined) return [{ pointer: schema.pointer, message: 'the schema cannot be found' }];
      if (validateValue(value) === true) return [];
      return (validateValue.errors ?? []).map((error) => ({
        pointer: pointer + error.instancePath,
        message: error.message ?? error.keyword,
      }));
    } catch (error) {
      return [{ pointer: schema.pointer, message: `the schema cannot be used: ${String(error)}` }];
    }
  }
}

/** Returns a function that gives the same text for schemas which accept the same values, with everything they refer to. */
function createDescriber(document: JsonObject): (schema: JsonObject) => string {
  const targets = new Map<string, { readonly hash: string; readonly references: readonly string[] }>();

  function target(reference: string) {
    const known = targets.get(reference);
    if (known !== undefined) return known;
    const text = JSON.stringify(lookUp(document, reference)) ?? '';
    const added = { hash: hash('sha1', text), references: listReferences(text) };
    targets.set(reference, added);
    return added;
  }

  return (schema) => {
    const text = JSON.stringify(schema);
    const references = new Set(listReferences(text));
    // The loop also reaches the references that it adds.
    for (const reference of references) for (const next of target(reference).references) references.add(next);
    return [text, ...[...references].map((reference) => target(reference).hash)].join(' ');
  };
}

const listReferences = (text: string) => [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
