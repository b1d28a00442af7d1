import { setTimeout as wait } from 'node:timers/promises';

import type { Tab } from './browser';
import { DEMO_PASSWORD } from './demo-players';

/** Timeout that is long enough also for the next round of Double. */
const TIMEOUT_MS = 40_000;
/** Interval of the attempts to find an element or state, and time for which a pressed element must stand still. */
const INTERVAL_MS = 100;
/** Maximum number of presses on an element that moves while it is pressed. */
const MAX_ATTEMPTS = 5;

/** Role of an element that is looked up by a pattern of its name. With `selector` the pattern is a CSS selector; `any` is every element. */
export type Role = 'button' | 'link' | 'field' | 'dialog' | 'heading' | 'any' | 'selector';

export type Player = ReturnType<typeof createPlayer>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Creates the actions of a player in one tab. Patterns are sources of regular expressions over accessible names, in `reads` over visible
 * texts, in `isAt` over the path. Presses and fields are counted; typing into a field that has the focus takes no press. An action waits
 * for its element or state, and rejects after the timeout; `goto` and `back` do not.
 *
 * @param site origin of the site
 */
export function createPlayer(tab: Tab, site: string) {
  let counts = { presses: 0, fields: 0 };

  /** Waits for a value. @throws Error if it stays null or false for the timeout */
  async function until<T>(what: string, read: () => Promise<T | null | false>): Promise<T> {
    for (const end = Date.now() + TIMEOUT_MS; ; await wait(INTERVAL_MS)) {
      // A call fails while a page is replaced by the next one.
      const value = await read().catch(() => null);
      if (value !== null && value !== false) return value;
      if (Date.now() > end) throw new Error(`${what} at ${await tab.call<string>('path').catch(() => 'an unknown page')}`);
    }
  }

  /** Presses at a point that stands still: dialogs move when they open, and pages while they load. */
  async function pressAt(what: string, locate: () => Promise<Point | null>): Promise<void> {
    const { x, y } = await until(what, async () => {
      const before = await locate();
      if (before === null) return null;
      await wait(INTERVAL_MS);
      const now = await locate();
      return now?.x === before.x && now.y === before.y ? now : null;
    });
    await tab.press(x, y);
  }

  async function enter(text: string): Promise<void> {
    await tab.call('clear');
    await tab.type(text);
    counts.fields += 1;
  }

  const player = {
    tab,
    counts: () => counts,
    /** Runs steps whose presses and fields do not count. */
    async uncounted(run: () => Promise<void>): Promise<void> {
      const before = { ...counts };
      await run();
      counts = before;
    },
    goto: (path: string) => tab.goto(site + path),
    /** Navigates within the application, without loading a new document. */
    async visit(path: string): Promise<void> {
      await tab.call('visit', path);
      await until(`the page ${path} does not open`, () => tab.call<boolean>('hasLeft'));
    },
    /** Presses an element, again if it has moved away from the press. */
    async press(role: Role, pattern: string): Promise<void> {
      for (let attempt = 1; ; attempt += 1) {
        await pressAt(`no ${role} ${pattern} to press`, () => tab.call<Point | null>('locate', role, pattern));
        // After a press that opens another document, the page cannot report whether it was missed.
        if (!(await tab.call<boolean>('hasMissed').catch(() => false))) break;
        if (attempt === MAX_ATTEMPTS) throw new Error(`${role} ${pattern} moves away from presses`);
      }
      counts.presses += 1;
    },
    /** Presses a control inside a frame. @param frame title of the frame */
    async pressIn(frame: string, role: Role, pattern: string): Promise<void> {
      await pressAt(`no ${role} ${pattern} to press in ${frame}`, async () => {
        const inside = await tab.callIn<Point | null>(frame, 'locate', role, pattern);
        return inside === null ? null : tab.call<Point | null>('revealInFrame', frame, inside);
      });
      counts.presses += 1;
    },
    /** Presses a field and replaces its text. */
    async fill(pattern: string, text: string): Promise<void> {
      await player.press('field', pattern);
      await enter(text);
    },
    /** Presses a field inside a frame and types into it, without clearing it first. @param frame title of the frame */
    async fillIn(frame: string, pattern: string, text: string): Promise<void> {
      await player.pressIn(frame, 'field', pattern);
      await tab.type(text);
      counts.fields += 1;
    },
    /** Replaces the text of a field that the page has focused. */
    async type(pattern: string, text: string): Promise<void> {
      await until(`the field ${pattern} has no focus`, () => tab.call<boolean>('isFocused', pattern));
      await enter(text);
    },
    /** Waits for a visible element. */
    sees: (role: Role, pattern: string) => until(`no ${role} ${pattern}`, () => tab.call<boolean>('has', role, pattern)),
    /** Waits until an element is gone. */
    missesNow: (role: Role, pattern: string) =>
      until(`${role} ${pattern} is still there`, async () => !(await tab.call<boolean>('has', role, pattern))),
    seesIn: (frame: string, role: Role, pattern: string) =>
      until(`no ${role} ${pattern} in ${frame}`, () => tab.callIn<boolean>(frame, 'has', role, pattern)),
    /** Waits for the reload that follows a lost connection (SPEC S8). */
    reloads: () => until('the page does not reload', () => tab.call<boolean>('hasReloaded')),
    /** Goes back in the history of the tab, without waiting for the page. */
    back: () => tab.call<void>('back'),
    /** Waits for a visible text. */
    reads: (pattern: string) => until(`no text ${pattern}`, () => tab.call<boolean>('shows', pattern)),
    readsIn: (frame: string, pattern: string) =>
      until(`no text ${pattern} in ${frame}`, () => tab.callIn<boolean>(frame, 'shows', pattern)),
    readsNoMore: (pattern: string) => until(`text ${pattern} is still there`, async () => !(await tab.call<boolean>('shows', pattern))),
    /**
     * Chooses an option of a list by a script, which counts as two presses.
     *
     * @param label of the option, as a pattern
     */
    async choose(pattern: string, label: string): Promise<void> {
      await until(`no option ${label} of ${pattern}`, () => tab.call<boolean>('choose', pattern, label));
      counts.presses += 2;
    },
    /** Waits for a path. */
    isAt: (pattern: string) => until(`not at ${pattern}`, async () => new RegExp(pattern).test(await tab.call<string>('path'))),
    /** Logs a player in by the dialog, with the password of the demo players. @param login e-mail address */
    async logIn(login: string): Promise<void> {
      await player.press('button', '^Entrar$');
      await player.sees('dialog', '^Entrar$');
      await player.fill('^CPF ou e-mail', login);
      await player.fill('^Senha', DEMO_PASSWORD);
      await player.press('button', '^Entrar$');
      // A check of the identity opens above the page.
      await until(`${login} is not logged in`, async () => {
        if (await tab.call<boolean>('has', 'dialog', '^Entrar$')) return false;
        return (await tab.call<boolean>('has', 'button', '^Saldo')) || tab.call<boolean>('has', 'dialog', '.');
      });
    },
  };
  return player;
}
