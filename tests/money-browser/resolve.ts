import type { Page } from '@playwright/test';

import type { Kind } from './kinds';
import { BUSY_TIMEOUT_MS, idle, load, repeat } from './pages';
import type { Session } from './stand-in';
import { balanceOf } from './stand-in';

/** Time that a page has to resolve its operations before it is loaded again, and to agree with the server on the facts. */
const RESOLVE_TIMEOUT_MS = 12_000;
/** Name that stands for an operation that a third party stores. */
const FOREIGN = 'of a third party';
/** Maximum number of presses of "repeat" for each load of the page, and of loads. */
const MAX_REPEATS = 4;
const MAX_RELOADS = 3;
/** Beginning of the keys in local storage under which the site stores pending operations. */
const MONEY_PREFIX = 'money ';

/** Returns the names of stored operations: those that can still be resolved, and those that can no longer be (`isMoot`). */
async function pendingNames(page: Page, kind: Kind, session: Session) {
  const stored = await page.evaluate(() => Object.keys(localStorage)).catch((): string[] => []);
  const names = stored.filter((key) => key.startsWith(MONEY_PREFIX)).map((key) => key.slice(MONEY_PREFIX.length));
  const moot = await Promise.all(names.map(async (name) => (await kind.isMoot?.(session, name)) === true));
  return { pending: names.filter((_, index) => moot[index] !== true), ended: names.filter((_, index) => moot[index] === true) };
}

/**
 * Loads a page again, waits until its pending operations are resolved, and repeats operations with an outcome that stays unknown.
 * @returns the names of operations that are still pending, of those that can no longer be resolved, and the presses of "repeat"
 */
export async function resolvePending(page: Page, path: string, kind: Kind, session: Session) {
  let repeats = 0;
  let names: Awaited<ReturnType<typeof pendingNames>> = { pending: [], ended: [] };
  for (let reloads = 0; reloads < MAX_RELOADS; reloads += 1) {
    await load(page, path);
    const end = Date.now() + RESOLVE_TIMEOUT_MS;
    const most = repeats + MAX_REPEATS;
    do {
      names = await pendingNames(page, kind, session);
      if ((await kind.resolveForeign?.(page).catch(() => false)) === false) names.pending.push(FOREIGN);
      if (names.pending.length === 0) return { ...names, repeats };
      await idle(page);
      for (const name of names.pending) await kind.reveal?.(page, name, session).catch(() => undefined);
      if (repeats < most && (await repeat(page))) repeats += 1;
    } while (Date.now() < end);
  }
  return { ...names, repeats };
}

/** Waits until page and server agree on the facts and the balance in cents. Returns both sides, also if they do not agree in time. */
export async function compareFacts(page: Page, kind: Kind, session: Session) {
  const end = Date.now() + RESOLVE_TIMEOUT_MS;
  for (;;) {
    const [shownFact, actual] = (await kind.facts?.(page, session)) ?? [];
    const { balance } = balanceOf(await session.account());
    const button = page.getByRole('banner').getByRole('button', { name: /^Saldo/ });
    // On a busy machine the balance may not be rendered yet.
    const text = await button.textContent({ timeout: BUSY_TIMEOUT_MS }).catch(() => null);
    const [, digits = ''] = /R\$\s*([\d.]+,\d\d)/.exec(text ?? '') ?? [];
    const facts = { shown: [shownFact, Number(digits.replaceAll(/\D/g, ''))], actual: [actual, balance] };
    if (JSON.stringify(facts.shown) === JSON.stringify(facts.actual) || Date.now() > end) return facts;
  }
}
