import { expect, test } from 'vitest';

import { planSteps } from './steps';

const units = (full: boolean) =>
  planSteps(full)
    .flat(2)
    .find(({ name }) => name === 'unit and contract');

test('the full run plays the documented number of rounds and money schedules', () => {
  expect(units(true)?.env).toEqual({
    MINES_ROUNDS: '10000',
    DOUBLE_ROUNDS: '10000',
    MINES_LOSSES: '1000',
    MONEY_SCHEDULES: '10000',
    INVALID_RESPONSES: '200',
  });
  expect(units(false)?.env).toEqual({ UNIT_SAMPLED: 'true' });
});

test('fault injection runs beside the sample in the browser, on other ports', () => {
  const [sample, faults] = planSteps(false).at(-1) ?? [];
  expect([sample, faults].map((lane) => lane?.map(({ name }) => name))).toEqual([['end to end, a sample'], ['fault injection']]);
  expect(faults?.[0]?.env).toEqual({ TEST_PORT_OFFSET: String(Number(process.env['TEST_PORT_OFFSET'] ?? 0) + 100) });
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

const inBrowser = (full: boolean) =>
  planSteps(full)
    .flat(2)
    .filter(({ command }) => command[0] === 'playwright');

test('one run in the browser has every part, with samples of money schedules and cheats', () => {
  const [sample, ...others] = inBrowser(false);
  expect(others).toEqual([]);
  expect(sample?.env?.['E2E_ONLY']?.split(',').toSorted()).toEqual(['fairness', 'money', 'site', 'worker']);
  expect(sample?.env).toMatchObject({ E2E_SAMPLED: 'true', MONEY_BROWSER_SCHEDULES: '2' });
  for (const name of ['FAIRNESS_ALL', 'FAIRNESS_ROUNDS']) expect(sample?.env).not.toHaveProperty(name);
});

test('the full run has the journeys in Firefox and WebKit', () => {
  const names = (full: boolean) =>
    planSteps(full)
      .flat(2)
      .map(({ name }) => name)
      .filter((name) => name.startsWith('journeys in'));
  expect(names(true)).toEqual(['journeys in firefox', 'journeys in webkit']);
  expect(names(false)).toEqual([]);
});

test('the full run visits every page on Prism', () => {
  expect(inBrowser(true).filter(({ env }) => env?.['E2E_ONLY'] === 'prism')).toHaveLength(1);
});

test('the full run has all money schedules, and all cheats, 30 rounds each', () => {
  const part = (only: string) => inBrowser(true).find(({ env }) => env?.['E2E_ONLY'] === only);
  expect(part('money')?.env).toMatchObject({ MONEY_BROWSER_SCHEDULES: '500' });
  expect(part('fairness')?.env).toMatchObject({ FAIRNESS_ALL: 'true', FAIRNESS_ROUNDS: '30' });
  expect(inBrowser(true).filter(({ env }) => env?.['E2E_SAMPLED'] !== undefined)).toEqual([]);
});
