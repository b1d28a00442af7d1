import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isObject } from '../../scripts/contract/json';
import type { Json, JsonObject } from '../../scripts/contract/json';
import { findingsIn, rules } from '../../scripts/contract/rules';
import type { RuleName } from '../../scripts/contract/rules';
import { operationsIn } from '../../scripts/contract/walk';
import { knownEvents, observedCalls, proposedCalls } from './known-calls';
import { soundDocument } from './sound-document';

const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

describe('the contract', () => {
  it('breaks no rule', () => {
    expect(findingsIn(contract)).toEqual([]);
  });

  it('holds every observed and every proposed call, and no other', () => {
    const held = operationsIn(contract).filter(({ kind }) => kind === 'path');
    const rows = held.map(({ method, name, node }) => `${text(node['x-source'])} ${method.toUpperCase()} ${name}`);
    const known = [
      ...Object.values(observedCalls).map((call) => `observed ${call}`),
      ...Object.values(proposedCalls).flatMap((calls) => calls.map((call) => `proposed ${call}`)),
    ];
    expect(rows.toSorted()).toEqual(known.toSorted());
  });

  it('files each proposed call under the tag of its area', () => {
    const tags = Object.fromEntries(
      operationsIn(contract).map(({ method, name, node }) => [`${method.toUpperCase()} ${name}`, node['tags']]),
    );
    for (const [area, calls] of Object.entries(proposedCalls)) {
      for (const call of calls) expect(tags[call], call).toEqual([area]);
    }
  });

  it('holds every event with its channel', () => {
    const events = operationsIn(contract).filter(({ kind }) => kind === 'webhook');
    const held = Object.fromEntries(events.map(({ name, node }) => [name, `${text(node['x-source'])} ${text(node['x-channel'])}`]));
    expect(held).toEqual(knownEvents);
  });
});

describe('the rules', () => {
  it('find nothing in a sound document', () => {
    expect(findingsIn(soundDocument())).toEqual([]);
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
    ['sourced', `${GET}/x-source`, undefined, GET],
    ['sourced', `${EVENT}/x-source`, 'guessed', EVENT],
    ['explained', `${GET}/summary`, undefined, GET],
    ['explained', `${EVENT}/description`, '', EVENT],
    ['tagged', `${GET}/tags`, [], GET],
    ['tagged', `${GET}/tags`, ['things', 'others'], GET],
    ['tagged', `${EVENT}/tags`, ['others'], EVENT],
    ['identified', `${GET}/operationId`, undefined, GET],
    ['identified', `${EVENT}/operationId`, 'getThing', EVENT],
    ['identified', `${GET}/operationId`, 'Get-Thing', GET],
    ['secured', `${GET}/security`, undefined, GET],
    ['secured', `${GET}/security`, [{ cookieAuth: [] }], GET],
    ['channelled', `${EVENT}/x-channel`, undefined, EVENT],
    ['named', `${BODY}/schema`, { ...soundDocument().components.schemas.Thing }, BODY],
    ['named', '/webhooks', { Other: soundDocument().webhooks.Thing }, PAYLOAD.replace('Thing', 'Other')],
    ['exemplified', `${BODY}/examples`, undefined, BODY],
    ['exemplified', `${BODY}/examples`, {}, BODY],
    ['exemplified', `${ERROR}/examples`, undefined, ERROR],
    ['exemplified', `${PAYLOAD}/examples`, undefined, PAYLOAD],
    ['exemplified', `${ERROR}/schema`, undefined, ERROR],
    ['valid', `${BODY}/examples/one/value/at`, 'ontem'],
    ['valid', `${BODY}/examples/one/value/more`, 1, `${BODY}/examples/one/value`],
    ['valid', `${ERROR}/examples/none/value/message`, 404],
    ['valid', `${PAYLOAD}/examples/one/value/id`, undefined, `${PAYLOAD}/examples/one/value`],
    ['valid', `${GET}/parameters/0/example`, 'x1'],
    ['valid', `${THING}/properties/id/examples/0`, 7],
    ['valid', `${THING}/properties/names/default`, { pt: 1 }, `${THING}/properties/names/default/pt`],
    ['described', `${THING}/description`, undefined, THING],
    ['described', `${THING}/properties/at/description`, ' ', `${THING}/properties/at`],
    [
      'described',
      `${THING}/properties/names/additionalProperties/description`,
      undefined,
      `${THING}/properties/names/additionalProperties`,
    ],
    ['described', `${ERROR}/schema/description`, undefined, `${ERROR}/schema`],
    ['described', `${GET}/parameters/0/schema/description`, undefined, `${GET}/parameters/0/schema`],
    ['closed', `${THING}/unevaluatedProperties`, undefined, THING],
    ['closed', `${THING}/unevaluatedProperties`, true, THING],
    ['closed', `${ERROR}/schema/unevaluatedProperties`, undefined, `${ERROR}/schema`],
    ['closed', `${THING}/properties/more`, object],
    ['closed', `${THING}/properties/more`, { type: 'array', description: 'Many.', items: object }, `${THING}/properties/more/items`],
    ['closed', `${THING}/properties/more`, { type: 'array', description: 'Many.' }],
    ['closed', `${THING}/properties/more`, { description: 'Whatever.' }],
    [
      'closed',
      `${THING}/properties/more`,
      { description: 'Either.', oneOf: [object, { type: 'null', description: 'None.' }] },
      `${THING}/properties/more/oneOf/0`,
    ],
    ['closed', `${THING}/properties/names/additionalProperties`, true, `${THING}/properties/names`],
    ['executed', `${NOT_FOUND}/x-executed`, undefined, NOT_FOUND],
    ['executed', `${NOT_FOUND}/x-executed`, 'always', NOT_FOUND],
    ['executed', `${GET}/responses/503`, { description: 'Down.', 'x-executed': 'never' }],
    ['executed', `${GET}/responses/429`, { description: 'Slow down.', 'x-executed': 'never' }],
    ['playerFacing', `${NOT_FOUND}/x-player-facing`, undefined, NOT_FOUND],
    ['playerFacing', `${GET}/responses/500`, { description: 'Failed.', 'x-player-facing': true }],
    ['playerFacing', `${THING}/properties/more`, { type: 'integer', description: 'A number.', 'x-player-facing': true }],
    ['playerFacing', `${THING}/properties/id/x-player-facing`, false, `${THING}/properties/id`],
    ['emptied', `${GET}/x-success`, 'any', GET],
    ['emptied', `${GET}/responses/204/x-body`, 'optional', `${GET}/responses/204`],
    ['emptied', `${NOT_FOUND}/x-body`, 'optional', NOT_FOUND],
  ])('%s bites at %s', (rule, pointer, value, found = pointer) => {
    const broken = changed(soundDocument(), pointer, value);
    expect(rules[rule](broken).map((finding) => finding.pointer)).toContain(`#${found}`);
  });

  it('do not ask an observed answer to be closed', () => {
    const observed = changed(changed(soundDocument(), `${GET}/x-source`, 'observed'), `${EVENT}/x-source`, 'observed');
    expect(rules.closed(changed(observed, `${THING}/unevaluatedProperties`, undefined))).toEqual([]);
  });

  it('take a composed object as closed by what holds its parts', () => {
    const parts = { description: 'Both.', unevaluatedProperties: false, allOf: [object, { $ref: '#/components/schemas/Thing' }] };
    expect(rules.closed(changed(soundDocument(), `${THING}/properties/more`, parts))).toEqual([]);
  });
});

/** The document with one member set, or taken away. */
function changed(document: JsonObject, pointer: string, value: Json | undefined): JsonObject {
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
