import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

/** Pattern of calls of third parties, and of calls whose keys are in the contract. */
const OTHERS = /\/(snapshot|settings|verification)$|\/(games|sports)\//;

test('every call of the control API names the forms that it takes in its refusal', async () => {
  const { control } = testApp();
  const { calls } = (await control('GET ')).body as { calls: string[] };
  const writing = calls.filter((call) => /^(POST|PUT|PATCH) /.test(call) && !OTHERS.test(call));
  expect(writing.length).toBeGreaterThan(15);
  for (const call of writing) {
    const [method = '', path = ''] = call.replace('/__mock', '').replaceAll(/:\w+/g, 'x').split(' ');
    for (const wrong of [{ no_such_key: 1 }, 'nothing', '[]']) {
      const { status, body } = await control(`${method} ${path}`, wrong);
      expect([call, status]).toEqual([call, 422]);
      expect((body as { message: string }).message).toMatch(new RegExp(`\\. ${method} /__mock${path} takes \\{.*\\}\\.$`));
    }
  }
});

test.each([
  [
    'POST /clock',
    { advance: '1d' },
    'Invalid input. POST /__mock/clock takes { advance: integer (ms), stopped?: boolean } or { at: date-time (such as 2026-12-24T20:00:00-03:00), stopped?: boolean } or { stopped: boolean } or { reset: true }.',
  ],
  [
    'PUT /faults',
    { operation: 'createWithdraw', lost: true },
    "operation: There is no 'createWithdraw'. Nearest of N: createWithdrawal, getWithdrawal, listWithdrawals, cancelWithdrawal, createDeposit. PUT /__mock/faults takes { operation: one of N names, latency?: integer from 0 to 60000 (ms), status?: integer from 200 to 599, cut?: boolean, lost?: boolean, times?: integer from 1 to 1000000 }.",
  ],
  ['POST /visit', { scenario: 'verifed' }, "scenario: There is no 'verifed'. Nearest of N: verified, "],
  ['PATCH /settings', { casino_enable: true }, 'There is no such setting: casino_enable. Nearest of N: casino_enabled, '],
  ['POST /events', { name: 'BalanceEvent' }, 'There is no such event. There are: '],
  ['POST /events', { name: 'UserUpdateEvent', subject: 'usr_1' }, '. A valid one: {"balance":12550}'],
  ['POST /reset', { world: 'mine' }, 'Unrecognized key: "world". POST /__mock/reset takes {}.'],
])('%s explains %j', async (call, body, part) => {
  const { message } = (await testApp().control(call, body)).body as { message: string };
  expect(message.replaceAll(/of \d+/g, 'of N')).toContain(part);
});
