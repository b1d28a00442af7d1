import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { loadContract } from '../../conformance/contract/contract';
import { readConstraints } from '../../conformance/contract/schema-constraints';
import { fieldValues } from '../../conformance/probe/field-values';
import { requestFields } from '../../conformance/probe/fields';
import { EMPTY_DRAFT } from '../../conformance/probe/request';
import { requestMediaType } from '../../conformance/probe/request-candidates';
import { createMaker } from '../../conformance/probe/value-maker';
import { createSchemaValidator } from '../../conformance/validate/schema-validator';
import { largeContract } from './large-contract';

test(
  'A document of 211 operations with nested alternatives and recursion is read, and valid bodies are made for it.',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'large-'));
    const file = join(folder, 'openapi.json');
    await writeFile(file, JSON.stringify(largeContract(211)));
    const contract = await loadContract(file);
    const { operations, store } = contract;
    expect(operations).toHaveLength(211);
    const maker = createMaker(store, 1);
    const validator = createSchemaValidator(store);
    for (const operation of operations) {
      const schema = requestMediaType(operation)?.schema;
      if (schema === null || schema === undefined) continue;
      expect(readConstraints(store, schema).length).toBeLessThanOrEqual(16);
      expect(await validator.validateRequest(schema, maker.value(schema))).toEqual([]);
    }
    const [creator] = operations.filter(({ method }) => method === 'POST');
    if (creator === undefined) throw new Error('no operation writes');
    const draft = { ...EMPTY_DRAFT, body: { name: 'x' }, type: 'application/json' };
    const children = requestFields(creator, draft, { store, maker }).find(({ name }) => name === 'children');
    // The items of the list contain lists of such items.
    expect(children && fieldValues({ contract, store, maker }, children).length).toBeGreaterThan(0);
    await rm(folder, { recursive: true });
  },
);
