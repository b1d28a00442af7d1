import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { loadContract } from '../../conformance/contract/contract';
import { createSchemaValidator } from '../../conformance/validate/schema-validator';
import type { Schema } from '../../mocks/http/document';
import { createNodeValidator } from '../../mocks/http/schema-validator-node';

const FILE = 'generated/openapi.json';

interface Contract {
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(readFileSync(FILE, 'utf8')) as Contract;
const standIn = createNodeValidator(contract.components.schemas);
const { store } = await loadContract(FILE);
const checker = createSchemaValidator(store);

const BONUS = { id: '7', active: 1, amount_current: 100, amount_rollover: 500, amount_won: 0, balance: 100 };
const PROMOTION = { id: '31', title: 'Copa', image: '/storage/a.svg', starts_at: '2026-11-01T00:00:00-03:00', ends_at: null };

const accepted: readonly (readonly [name: string, schema: string, value: unknown])[] = [
  ['an integer id', 'Bonus', { ...BONUS, id: 7 }],
  ['a boolean flag', 'Bonus', { ...BONUS, active: true }],
  ['a flag as text', 'Bonus', { ...BONUS, active: '1' }],
  ['settings with flags in every form', 'Settings', { casino_enabled: 1, sport_enabled: '0', bonus_enabled: true, maintence: null }],
  ['settings with nulls', 'Settings', { deposit_min: null, general_timezone: null, general_menu: null, refer_referrer_rollover_id: null }],
  ['settings with an integer id', 'Settings', { refer_referrer_rollover_id: 12 }],
  ['no settings at all', 'Settings', {}],
  ['promotions as a bare list', 'PromotionListAnswer', []],
  ['promotions in an object', 'PromotionListAnswer', { data: [] }],
  ['a verification with a numeric flag', 'VerificationStatus', { user_status: 'approved', isApproved: 1 }],
];

const rejected: readonly (readonly [name: string, schema: string, value: unknown])[] = [
  ['a fractional id', 'Bonus', { ...BONUS, id: 7.5 }],
  ['an id with a space', 'Bonus', { ...BONUS, id: 'a b' }],
  ['no id', 'Bonus', { ...BONUS, id: null }],
  ['an amount as text', 'Bonus', { ...BONUS, amount_current: '100' }],
  ['a flag of 2', 'Settings', { casino_enabled: 2 }],
  ['a flag as a word', 'Settings', { casino_enabled: 'yes' }],
  ['a negative limit', 'Settings', { deposit_min: -1 }],
  ['promotions in a text', 'PromotionListAnswer', 'none'],
  ['promotions without a list', 'PromotionListAnswer', { data: { ...PROMOTION } }],
];

async function verdicts(schema: string, value: unknown) {
  const errors = await standIn.validate(schema, { $ref: `#/components/schemas/${schema}` } as Schema, value);
  const [file = ''] = [...store.documents.keys()];
  const isValid = await checker.isValid({ file, pointer: `/components/schemas/${schema}` }, value);
  return { standIn: errors.length === 0, checker: isValid };
}

describe('responses are validated only as strictly as they are known (SPEC D15)', () => {
  test.each(accepted)('%s is valid', async (_, schema, value) => {
    expect(contract.components.schemas).toHaveProperty(schema);
    expect(await verdicts(schema, value)).toEqual({ standIn: true, checker: true });
  });

  test.each(rejected)('%s is invalid', async (_, schema, value) => {
    expect(await verdicts(schema, value)).toEqual({ standIn: false, checker: false });
  });
});
