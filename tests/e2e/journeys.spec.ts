import { journeys } from '../../scripts/browsers/journeys/journeys';
import { runJourney } from '../../scripts/browsers/run-journey';
import { openJourneyTab } from './journey-tab';
import { expect, test } from './support';

// In Firefox and WebKit: `npm run browsers -- firefox` and `npm run browsers -- webkit`. docs/journeys.md has the presses.

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test.describe(`at ${String(width)} px`, () => {
    // These errors come from a check that was not done yet, and a session that a self-exclusion ended.
    test.use({ viewport: { width, height }, provoked: [/status of 40[13]/] });

    for (const journey of journeys)
      test(journey.name, async ({ page, context, baseURL }) => {
        let first: Promise<typeof page> | undefined = Promise.resolve(page);
        const problems = await runJourney(journey, width, baseURL ?? '', () => {
          const tab = openJourneyTab(context, first);
          first = undefined;
          return tab;
        });
        expect(problems).toEqual([]);
      });
  });
