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

/** Time in ms after which a round of Double has ended. */
const ROUND_OVER_MS = 26_000;
/** Maximum time until a report is rendered. */
const REPORT_TIMEOUT_MS = 1500;
const NAMES = Object.keys(KINDS) as [KindName, ...KindName[]];

/** Returns a function that returns true for an effect with this label. */
const is = (label: string) => (effect: string) => effect.startsWith(`${label} `);

export type ScheduleResult = Awaited<ReturnType<typeof runSchedule>>;

/**
 * Plays a random schedule on the built site with the stand-in. Resets the stand-in before, and empties the browser's storage after, but
 * not its cookies. The caller checks the result (`expectSound`).
 *
 * @param shown list of `recordShown` for the context; emptied at the start
 * @param seed decides on the page that moves money, on gestures and on faults
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

  // The faults end here, and the player repeats operations with an unknown outcome.
  await network.calm();
  if (name === 'double') await advance(ROUND_OVER_MS);
  const page = await player.leaveOne();
  const { pending, ended, repeats } = await resolvePending(page, path, kind, session);
  player.addRepeats(repeats);
  const facts = await compareFacts(page, kind, session);
  const effects = (await kind.effects(session)).filter((effect) => !before.includes(effect));
  const account = await session.account();
  // A report is rendered a moment after its operation is resolved, so it is waited for.
  const end = Date.now() + REPORT_TIMEOUT_MS;
  const isReported = () => kind.labels.every((label) => reportsOf(shown, label).length >= effects.filter(is(label)).length);
  while (!isReported() && Date.now() < end) await idle(page);
  // The storage is cleared on another page, because the page of the game may write once more while it is left.
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
    /** Effects on the server during the schedule. `shown` has the texts that report them. */
    effects,
    labels: kind.labels,
    shown: [...shown],
    executed: network.executed,
    /** Idempotency keys by operation. */
    keys: network.keys,
    faults: network.faults,
    /** Names of the operations that are still pending, although the player has repeated them. */
    pending,
    /** Names of the operations that can no longer be resolved, because of the state of their bonus or withdrawal (`isMoot`). */
    ended,
    /** Facts as the page shows them, and as the server knows them. */
    facts,
    uncaught,
    ...balanceOf(account),
  };
}
