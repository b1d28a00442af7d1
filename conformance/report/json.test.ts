import { expect, it } from 'vitest';

import { fixtureReport } from './report.fixture';
import { renderJson } from './json';

it('is the report and nothing else', () => {
  expect(JSON.parse(renderJson(fixtureReport))).toEqual(fixtureReport);
});
