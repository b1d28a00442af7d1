import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isObject } from '../../scripts/contract/json';
import type { Json, JsonObject } from '../../scripts/contract/json';
import { checkContract, rules } from '../../scripts/contract/rules';
import { listOperations } from '../../scripts/contract/walk';
import { knownEvents, observedCalls, proposedCalls } from './expected-calls';
import { validDocument } from './document.fixture';

type RuleName = keyof typeof rules;

const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

describe('The contract', () => {
  it('breaks no rule (SPEC B6, N16).', () => {
    expect(checkContract(contract)).toEqual([]);
  });

  it('contains exactly the observed and proposed calls (SPEC A26).', () => {
    const actual = listOperations(contract).filter(({ kind }) => kind === 'path');
    const rows = actual.map(({ method, name, node }) => `${text(node['x-source'])} ${method.toUpperCase()} ${name}`);
    const known = [
      ...Object.values(observedCalls).map((call) => `observed ${call}`),
      ...Object.values(proposedCalls).flatMap((calls) => calls.map((call) => `proposed ${call}`)),
    ];
    expect(rows.toSorted(), 'openapi/ and tests/contract/expected-calls.ts list the same calls').toEqual(known.toSorted());
  });

  it('lists each proposed call under the tag of its area.', () => {
    const tags = Object.fromEntries(
      listOperations(contract).map(({ method, name, node }) => [`${method.toUpperCase()} ${name}`, node['tags']]),
    );
    for (const [area, calls] of Object.entries(proposedCalls)) {
      for (const call of calls)
        expect(tags[call], `${call} is below "${area}" in tests/contract/expected-calls.ts: its tag`).toEqual([area]);
    }
  });

  it('contains every event with its channel (SPEC B7).', () => {
    const events = listOperations(contract).filter(({ kind }) => kind === 'webhook');
    const actual = Object.fromEntries(events.map(({ name, node }) => [name, `${text(node['x-source'])} ${text(node['x-channel'])}`]));
    expect(actual, 'openapi/ and knownEvents of tests/contract/expected-calls.ts list the same events').toEqual(knownEvents);
  });
});

describe('The contract rules', () => {
  it('find nothing in a valid document.', () => {
    expect(checkContract(validDocument())).toEqual([]);
  });

  const GET = '/paths/~1things~1{id}/get';
  const BODY = `${GET}/responses/200/content/application~1json`;
  const NOT_FOUND = '/components/responses/NotFound';
  const ERROR = `${NOT_FOUND}/content/application~1json`;
  const EVENT = '/webhooks/Thing/post';
  const PAYLOAD = `${EVENT}/requestBody/content/application~1json`;
  const THING = '/components/schemas/Thing';
  const object = { type: 'object', description: 'More.' };

  it.each<[RuleName, string, Json | undefined, string?]>([
    ['hasSource', `${GET}/x-source`, undefined, GET],
    ['hasSource', `${EVENT}/x-source`, 'guessed', EVENT],
    ['hasTexts', `${GET}/summary`, undefined, GET],
    ['hasTexts', `${EVENT}/description`, '', EVENT],
    ['hasOneTag', `${GET}/tags`, [], GET],
    ['hasOneTag', `${GET}/tags`, ['things', 'others'], GET],
    ['hasOneTag', `${EVENT}/tags`, ['others'], EVENT],
    ['hasUniqueId', `${GET}/operationId`, undefined, GET],
    ['hasUniqueId', `${EVENT}/operationId`, 'getThing', EVENT],
    ['hasUniqueId', `${GET}/operationId`, 'Get-Thing', GET],
    ['hasSecurity', `${GET}/security`, undefined, GET],
    ['hasSecurity', `${GET}/security`, [{ cookieAuth: [] }], GET],
    ['hasUnauthorized', `${GET}/responses/401`, undefined, GET],
    ['hasChannel', `${EVENT}/x-channel`, undefined, EVENT],
    ['usesNamedSchemas', `${BODY}/schema`, { ...validDocument().components.schemas.Thing }, BODY],
    ['usesNamedSchemas', '/webhooks', { Other: validDocument().webhooks.Thing }, PAYLOAD.replace('Thing', 'Other')],
    ['hasExamples', `${BODY}/examples`, undefined, BODY],
    ['hasExamples', `${BODY}/examples`, {}, BODY],
    ['hasExamples', `${ERROR}/examples`, undefined, ERROR],
    ['hasExamples', `${PAYLOAD}/examples`, undefined, PAYLOAD],
    ['hasExamples', `${ERROR}/schema`, undefined, ERROR],
    ['hasValidExamples', `${BODY}/examples/one/value/at`, 'ontem'],
    ['hasValidExamples', `${BODY}/examples/one/value/more`, 1, `${BODY}/examples/one/value`],
    ['hasValidExamples', `${ERROR}/examples/none/value/message`, 404],
    ['hasValidExamples', `${PAYLOAD}/examples/one/value/id`, undefined, `${PAYLOAD}/examples/one/value`],
    ['hasValidExamples', `${GET}/parameters/0/example`, 'x1'],
    ['hasValidExamples', `${THING}/properties/id/examples/0`, 7],
    ['hasValidExamples', `${THING}/properties/names/default`, { pt: 1 }, `${THING}/properties/names/default/pt`],
    ['hasDescriptions', `${THING}/description`, undefined, THING],
    ['hasDescriptions', `${THING}/properties/at/description`, ' ', `${THING}/properties/at`],
    [
      'hasDescriptions',
      `${THING}/properties/names/additionalProperties/description`,
      undefined,
      `${THING}/properties/names/additionalProperties`,
    ],
    ['hasDescriptions', `${ERROR}/schema/description`, undefined, `${ERROR}/schema`],
    ['hasDescriptions', `${GET}/parameters/0/schema/description`, undefined, `${GET}/parameters/0/schema`],
    ['hasClosedObjects', `${THING}/unevaluatedProperties`, undefined, THING],
    ['hasClosedObjects', `${THING}/unevaluatedProperties`, true, THING],
    ['hasClosedObjects', `${ERROR}/schema/unevaluatedProperties`, undefined, `${ERROR}/schema`],
    ['hasClosedObjects', `${THING}/properties/more`, object],
    [
      'hasClosedObjects',
      `${THING}/properties/more`,
      { type: 'array', description: 'Many.', items: object },
      `${THING}/properties/more/items`,
    ],
    ['hasClosedObjects', `${THING}/properties/more`, { type: 'array', description: 'Many.' }],
    ['hasClosedObjects', `${THING}/properties/more`, { description: 'Whatever.' }],
    [
      'hasClosedObjects',
      `${THING}/properties/more`,
      { description: 'Either.', oneOf: [object, { type: 'null', description: 'None.' }] },
      `${THING}/properties/more/oneOf/0`,
    ],
    ['hasClosedObjects', `${THING}/properties/names/additionalProperties`, true, `${THING}/properties/names`],
    ['hasExecutedMarkers', `${NOT_FOUND}/x-executed`, undefined, NOT_FOUND],
    ['hasExecutedMarkers', `${NOT_FOUND}/x-executed`, 'always', NOT_FOUND],
    ['hasExecutedMarkers', `${GET}/responses/503`, { description: 'Down.', 'x-executed': 'never' }],
    ['hasExecutedMarkers', `${GET}/responses/429`, { description: 'Slow down.', 'x-executed': 'never' }],
    ['hasPlayerFacingMarkers', `${NOT_FOUND}/x-player-facing`, undefined, NOT_FOUND],
    ['hasPlayerFacingMarkers', `${GET}/responses/500`, { description: 'Failed.', 'x-player-facing': true }],
    ['hasPlayerFacingMarkers', `${THING}/properties/more`, { type: 'integer', description: 'A number.', 'x-player-facing': true }],
    ['hasPlayerFacingMarkers', `${THING}/properties/id/x-player-facing`, false, `${THING}/properties/id`],
    ['hasAllowedBodyMarkers', `${GET}/x-success`, 'any', GET],
    ['hasAllowedBodyMarkers', `${GET}/responses/204/x-body`, 'optional', `${GET}/responses/204`],
    ['hasAllowedBodyMarkers', `${NOT_FOUND}/x-body`, 'optional', NOT_FOUND],
    ['hasUniqueComponentNames', '/components/parameters', { Thing: {} }, '/components/parameters/Thing'],
  ])('%s reports a problem at %s', (rule, pointer, value, found = pointer) => {
    const broken = withChange(validDocument(), pointer, value);
    expect(rules[rule](broken).map((finding) => finding.pointer)).toContain(`#${found}`);
  });

  it('validate an example again after a change of a schema that its own refers to.', () => {
    const changed = withChange(validDocument(), `${THING}/required`, ['id', 'surname']);
    for (const [document, isValid] of [
      [validDocument(), true],
      [changed, false],
      [validDocument(), true],
      [changed, false],
    ] as const) {
      const found = rules.hasValidExamples(document).map(({ pointer }) => pointer);
      expect(found.includes(`#${BODY}/examples/one/value`)).toBe(!isValid);
    }
  });

  it('accept open objects in observed responses (SPEC B2).', () => {
    const observed = withChange(withChange(validDocument(), `${GET}/x-source`, 'observed'), `${EVENT}/x-source`, 'observed');
    expect(rules.hasClosedObjects(withChange(observed, `${THING}/unevaluatedProperties`, undefined))).toEqual([]);
  });

  it('accept an allOf whose composing schema is closed.', () => {
    const parts = { description: 'Both.', unevaluatedProperties: false, allOf: [object, { $ref: '#/components/schemas/Thing' }] };
    expect(rules.hasClosedObjects(withChange(validDocument(), `${THING}/properties/more`, parts))).toEqual([]);
  });
});

/** Returns the document with one member changed, or removed if the value is undefined. */
function withChange(document: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  const copy = structuredClone(document);
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json | undefined>(
    (node, key) => (Array.isArray(node) ? node[Number(key)] : isObject(node) ? node[key] : undefined),
    copy,
  );
  if (Array.isArray(holder) && value !== undefined) holder[Number(last)] = value;
  else if (!isObject(holder)) throw new Error(`nothing at ${pointer}`);
  else if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
