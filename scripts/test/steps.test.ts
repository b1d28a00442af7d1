import { expect, test } from 'vitest';

import { planSteps } from './steps';

const units = (full: boolean) =>
  planSteps(full)
    .flat(2)
    .find(({ name }) => name === 'unit and contract');

test('the full run plays the documented number of rounds and money schedules', () => {
  expect(units(true)?.env).toEqual({ MINES_ROUNDS: '10000', DOUBLE_ROUNDS: '10000', MINES_LOSSES: '1000', MONEY_SCHEDULES: '10000' });
  expect(units(false)?.env).toBeUndefined();
});

test('unused exports fail both runs', () => {
  const commands = (full: boolean) =>
    planSteps(full)
      .flat(2)
      .map(({ command }) => command.join(' '));
  expect(commands(false)).toContain('node --import tsx scripts/unused-exports.ts');
  expect(commands(true)).toContain('node --import tsx scripts/unused-exports.ts');
});

test('faults are injected into a sample of visits, and in the full run into all', () => {
  const command = (full: boolean) =>
    planSteps(full)
      .flat(2)
      .find(({ name }) => name === 'fault injection')
      ?.command.join(' ');
  expect(command(false)).toMatch(/chaos\.ts --no-build --json \S+ --sample \d+$/);
  expect(command(true)).toMatch(/chaos\.ts --no-build --json \S+$/);
});

test('the browser runs a sample of money schedules, and in the full run all', () => {
  const money = (full: boolean) =>
    planSteps(full)
      .flat(2)
      .find(({ name }) => name === 'money in the browser');
  expect(money(false)?.env).toMatchObject({ E2E_ONLY: 'money' });
  expect(money(false)?.env).not.toHaveProperty('MONEY_BROWSER_SCHEDULES');
  expect(money(true)?.env).toMatchObject({ E2E_ONLY: 'money', MONEY_BROWSER_SCHEDULES: '500' });
});

test('the browser plays a sample of cheats, and in the full run all, 30 rounds each', () => {
  const cheats = (full: boolean) =>
    planSteps(full)
      .flat(2)
      .find(({ name }) => name === 'cheats in the browser');
  expect(cheats(false)?.env).toMatchObject({ E2E_ONLY: 'fairness' });
  expect(cheats(false)?.env).not.toHaveProperty('FAIRNESS_ALL');
  expect(cheats(false)?.env).not.toHaveProperty('FAIRNESS_ROUNDS');
  expect(cheats(true)?.env).toMatchObject({ E2E_ONLY: 'fairness', FAIRNESS_ALL: 'true', FAIRNESS_ROUNDS: '30' });
});
