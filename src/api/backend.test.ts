import { expect, expectTypeOf, test } from 'vitest';

import { listPromotions } from '@generated/api/promotions';
import type { PromotionList } from '@generated/api/model/promotion-list';
import { getPlatform } from '@generated/api/content';

import { backend, refuse, type Answers, type SuccessBody } from './backend.fixture';
import { HttpError } from './errors';

test('an operation without an answer has the example of the contract', async () => {
  const { calls } = backend();
  expect((await getPlatform()).data).toMatchObject({ environment: 'sandbox', cnpj: '12.345.678/0001-95' });
  expect(calls).toEqual(['getPlatform']);
});

test('a body, a response and a function answer an operation', async () => {
  const answers: Answers = { listPromotions: { data: [] } };
  backend(answers);
  expect(await listPromotions()).toEqual({ data: [] });
  answers.listPromotions = refuse(403, 'Não.');
  await expect(listPromotions()).rejects.toBeInstanceOf(HttpError);
  answers.listPromotions = () => ({ data: [] });
  expect(await listPromotions()).toEqual({ data: [] });
});

test('the type of a body is that of the contract', () => {
  expectTypeOf<SuccessBody<'listPromotions'>>().toExtend<PromotionList>();
  // @ts-expect-error: a promotion has no such field
  backend({ listPromotions: { data: [{ id: '1', titel: 'x' }] } });
});

test('a call that the contract does not have is an error', async () => {
  backend();
  await expect(fetch(new Request('http://localhost:5173/api/gone'))).rejects.toThrow('GET http://localhost:5173/api/gone');
});
