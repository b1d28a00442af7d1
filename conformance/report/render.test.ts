import { expect, it } from 'vitest';

import { render } from './render';
import { fixtureReport } from './report.fixture';

it('The JSON report is exactly the report.', () => {
  expect(JSON.parse(render('json', fixtureReport, { colour: false }))).toEqual(fixtureReport);
});
