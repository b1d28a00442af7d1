import type { Tab } from './browser';
import type { Journey } from './journeys/journey';
import { createPlayer, type Player } from './player';

/** Width of the viewport below which a page has the layout of a phone. */
const DESKTOP_PX = 768;

/**
 * Runs a journey, after its login and its preparation. The caller resets the world before, and closes the tabs after it.
 *
 * @param width of the viewport in pixels
 * @param site origin of the site
 * @returns problems of the first tab: errors of its last document, a page that is too wide, a number of presses other than the exact one,
 * and too many presses or fields; empty if there are none
 * @throws Error if a step does not get what it waits for
 */
export async function runJourney(
  { login, prepare, from, presses, limit, fieldLimit, run }: Journey,
  width: number,
  site: string,
  openTab: () => Promise<Tab>,
): Promise<string[]> {
  const player = createPlayer(await openTab(), site);
  await player.goto(login === undefined ? (from ?? '/') : '/');
  await player.uncounted(async () => {
    if (login !== undefined) await player.logIn(login);
    await prepare?.(player);
    if (login !== undefined) await player.visit(from ?? '/');
  });
  await run(player, async (path) => {
    const other = createPlayer(await openTab(), site);
    await other.goto(path);
    return other;
  });
  const problems = await player.tab.call<string[]>('errors');
  const overflow = await player.tab.call<number>('overflow');
  if (overflow > 0) problems.push(`the page is ${String(overflow)} px too wide`);
  const expected = presses?.[width < DESKTOP_PX ? 'phone' : 'desktop'];
  return [...problems, ...compareCounts(player.counts(), expected, limit, fieldLimit)];
}

function compareCounts(
  { presses, fields }: ReturnType<Player['counts']>,
  expected: number | undefined,
  limit = Number.POSITIVE_INFINITY,
  fieldLimit = Number.POSITIVE_INFINITY,
): string[] {
  return [
    ...(expected !== undefined && presses !== expected ? [`${String(presses)} presses, not ${String(expected)}`] : []),
    ...(presses > limit ? [`${String(presses)} presses, more than ${String(limit)}`] : []),
    ...(fields > fieldLimit ? [`${String(fields)} fields, more than ${String(fieldLimit)}`] : []),
  ];
}
