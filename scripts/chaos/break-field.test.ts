import { describe, expect, it } from 'vitest';

import { applyBreak, breakOneField, listBreaks } from './break-field';

const field = { path: ['data', '[]', 'name'], types: ['string'], isRequired: true };

describe('listBreaks', () => {
  it('breaks only what the contract forbids', () => {
    const kinds = (types: readonly string[], isRequired: boolean) => listBreaks({ path: ['a'], types, isRequired }).map(({ kind }) => kind);
    expect(kinds(['string'], true)).toEqual(['wrong type', 'null', 'missing']);
    expect(kinds(['string', 'null'], true)).toEqual(['wrong type', 'missing']);
    expect(kinds(['integer'], false)).toEqual(['wrong type', 'null']);
    expect(kinds([], false)).toEqual([]);
  });

  it('chooses a value that is not of an allowed type', () => {
    const value = (type: string) => listBreaks({ path: ['a'], types: [type], isRequired: false })[0]?.value;
    expect(typeof value('string')).toBe('object');
    for (const type of ['integer', 'boolean', 'array', 'object']) expect(typeof value(type)).toBe('string');
  });
});

describe('applyBreak', () => {
  const body = () => ({
    data: [
      { name: 'a', id: 1 },
      { name: 'b', id: 2 },
    ],
    other: 1,
  });

  it('changes the field in every element and nothing else', () => {
    const changed = body();
    expect(applyBreak(changed, { path: field.path, kind: 'null' })).toBe(true);
    expect(changed).toEqual({
      data: [
        { name: null, id: 1 },
        { name: null, id: 2 },
      ],
      other: 1,
    });
  });

  it('removes a field', () => {
    const changed = body();
    expect(applyBreak(changed, { path: ['other'], kind: 'missing' })).toBe(true);
    expect(Object.keys(changed)).toEqual(['data']);
  });

  it.each([[{ data: [] }], [{ data: null }], [[]], ['text'], [undefined]])('leaves %j, which lacks the field', (other) => {
    const changed = structuredClone(other);
    expect(applyBreak(changed, { path: field.path, kind: 'null' })).toBe(false);
    expect(changed).toEqual(other);
  });
});

describe('breakOneField', () => {
  const operation = {
    id: 'list',
    method: 'GET',
    pattern: /^\/list$/,
    fields: [field, { path: ['other'], types: ['integer'], isRequired: true }],
  };

  it('leaves the given body as it is and names the break', () => {
    const body = { data: [{ name: 'a' }], other: 1 };
    const broken = breakOneField(operation, body, '1');
    expect(body).toEqual({ data: [{ name: 'a' }], other: 1 });
    expect(broken?.body).not.toEqual(body);
    expect(broken?.name).toMatch(/^list (data\[\]\.name|other) (wrong type|null|missing)$/);
  });

  it('repeats its choice, and reaches every break with other choices', () => {
    const body = { data: [{ name: 'a' }], other: 1 };
    const name = (choice: number) => breakOneField(operation, body, String(choice))?.name;
    expect(name(1)).toBe(name(1));
    expect(new Set(Array.from({ length: 100 }, (_, choice) => name(choice))).size).toBe(6);
  });

  it('breaks a present field if the chosen one is absent, and none if all are', () => {
    for (let choice = 0; choice < 20; choice += 1) expect(breakOneField(operation, { other: 1 }, String(choice))?.name).toContain('other');
    expect(breakOneField(operation, {}, '1')).toBeUndefined();
  });
});
