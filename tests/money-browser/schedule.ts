import type { BrowserContext, WebError } from '@playwright/test';

import { createPrng } from '../money/prng';
import type { Kind, KindName } from './kinds';
import { KINDS } from './kinds';
import { installNetwork } from './network';
import { createPlayer, drawGestures } from './player';
import { compareFacts, resolvePending } from './resolve';
import { idle } from './pages';
import type { Shown } from './shown';
import { reportsOf } from './shown';
import { advance, balanceOf, enterDoubleRound, openSession } from './stand-in';

/** Time that is longer than a round of Double. */
const ROUND_OVER_MS = 26_000;
/** Time for rendering a report. */
const REPORT_TIMEOUT_MS = 1500;
const NAMES = Object.keys(KINDS) as [KindName, ...KindName[]];

const is = (label: string) => (effect: string) => effect.startsWith(`${label} `);

export type ScheduleResult = Awaited<ReturnType<typeof runSchedule>>;

/**
 * Plays one random schedule on the built site against the stand-in.
 * @param shown texts of the context's pages; emptied
 * @param seed determines gestures and faults
 */
export async function runSchedule(context: BrowserContext, shown: Shown[], seed: number) {
  const begun = Date.now();
  const prng = createPrng(seed);
  const name = NAMES[seed % NAMES.length] ?? NAMES[0];
  const kind: Kind = KINDS[name];
  const session = await openSession(context);
  await kind.prepare?.(session);
  if (name === 'double') await enterDoubleRound();
  const path = await kind.path(session);
  const before = await kind.effects(session);
  shown.length = 0;
  const network = await installNetwork(context, seed);
  const uncaught: string[] = [];
  const onError = (error: WebError) => void uncaught.push(error.error().message);
  context.on('weberror', onError);

  const player = await createPlayer({ context, network, prng, kind, path });
  for (const gesture of drawGestures(prng)) await player.act(gesture);

  // The faults end, and the player repeats unknown operations.
  await network.calm();
  if (name === 'double') await advance(ROUND_OVER_MS);
  const page = await player.leaveOne();
  const { pending, ended, repeats } = await resolvePending(page, path, kind, session);
  player.addRepeats(repeats);
  const facts = await compareFacts(page, kind, session);
  const effects = (await kind.effects(session)).filter((effect) => !before.includes(effect));
  const account = await session.account();
  // The report is rendered a moment after its operation is resolved.
  const end = Date.now() + REPORT_TIMEOUT_MS;
  const isReported = () => kind.labels.every((label) => reportsOf(shown, label).length >= effects.filter(is(label)).length);
  while (!isReported() && Date.now() < end) await idle(page);
  // The page is left by another one, because it may write once more before it is gone.
  await page.goto('/version.json');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  context.off('weberror', onError);
  await network.remove();

  return {
    seed,
    name,
    log: player.log,
    ...player.counts(),
    duration: Date.now() - begun,
    /** Effects on the server, with the texts that may report them. */
    effects,
    labels: kind.labels,
    shown: [...shown],
    executed: network.executed,
    /** Keys by operation. */
    keys: network.keys,
    faults: network.faults,
    pending,
    /** Operations that nothing reports any more, because their bonus or withdrawal has ended. */
    ended,
    /** Facts of the reopened page and the server. */
    facts,
    uncaught,
    ...balanceOf(account),
  };
}
