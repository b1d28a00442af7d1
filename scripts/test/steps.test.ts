import { expect, test } from 'vitest';

import { plan } from './steps';

const units = (full: boolean) =>
  plan(full)
    .flat(2)
    .find(({ name }) => name === 'unit and contract');

test('where everything is run the games and the money are played as often as it is stated', () => {
  expect(units(true)?.env).toEqual({ MINES_ROUNDS: '10000', DOUBLE_ROUNDS: '10000', MINES_LOSSES: '1000', MONEY_SCHEDULES: '10000' });
  expect(units(false)?.env).toBeUndefined();
});

test('faults are injected into a sample of visits, and into all of them where everything is run', () => {
  const command = (full: boolean) =>
    plan(full)
      .flat(2)
      .find(({ name }) => name === 'fault injection')
      ?.command.join(' ');
  expect(command(false)).toMatch(/chaos\.ts --no-build --json \S+ --sample \d+$/);
  expect(command(true)).toMatch(/chaos\.ts --no-build --json \S+$/);
});

test('the money schedules of the browser are sampled for a change, and all played where everything is run', () => {
  const money = (full: boolean) =>
    plan(full)
      .flat(2)
      .find(({ name }) => name === 'money in the browser');
  expect(money(false)?.env).toMatchObject({ E2E_ONLY: 'money' });
  expect(money(false)?.env).not.toHaveProperty('MONEY_BROWSER_SCHEDULES');
  expect(money(true)?.env).toMatchObject({ E2E_ONLY: 'money', MONEY_BROWSER_SCHEDULES: '500' });
});
