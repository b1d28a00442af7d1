import { setTimeout as wait } from 'node:timers/promises';

import type { Tab } from './browser';

const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 100;
const PRESS_INTERVAL_MS = 1000;

export type Role = 'button' | 'link' | 'field' | 'dialog' | 'heading' | 'frame' | 'any';

export type Player = ReturnType<typeof createPlayer>;

/** Creates the actions of a player in one tab. Patterns are sources of regular expressions over accessible names. */
export function createPlayer(tab: Tab, site: string) {
  /** @throws Error if the value stays null or false for the timeout */
  async function until<T>(what: string, read: () => Promise<T | null | false>): Promise<T> {
    for (const end = Date.now() + TIMEOUT_MS; ; await wait(INTERVAL_MS)) {
      // A call fails while a page is replaced by the next one.
      const value = await read().catch(() => null);
      if (value !== null && value !== false) return value;
      if (Date.now() > end) throw new Error(`${what} at ${await tab.call<string>('path').catch(() => 'an unknown page')}`);
    }
  }

  const player = {
    tab,
    goto: (path: string) => tab.goto(site + path),
    /** Within the application, without a new document. */
    visit: (path: string) => tab.call<void>('visit', path),
    async press(role: Role, pattern: string): Promise<void> {
      const { x, y } = await until(`no ${role} ${pattern} to press`, () =>
        tab.call<{ x: number; y: number } | null>('locate', role, pattern),
      );
      await tab.press(x, y);
    },
    /** Presses again until it had an effect: the page may move under the pointer, and a frame answers later. */
    pressUntil: (pattern: string, isDone: () => Promise<boolean>) =>
      until(`no effect of the button ${pattern}`, async () => {
        if (await isDone()) return true;
        await player.press('button', pattern);
        await wait(PRESS_INTERVAL_MS);
        return isDone();
      }),
    async fill(pattern: string, text: string): Promise<void> {
      await player.press('field', pattern);
      await tab.call('clear');
      await tab.type(text);
    },
    sees: (role: Role, pattern: string) => until(`no ${role} ${pattern}`, () => tab.call<boolean>('has', role, pattern)),
    missesNow: async (role: Role, pattern: string) =>
      until(`${role} ${pattern} is still there`, async () => !(await tab.call<boolean>('has', role, pattern))),
    readsNoMore: (pattern: string) => until(`text ${pattern} is still there`, async () => !(await tab.call<boolean>('shows', pattern))),
    reads: (pattern: string) => until(`no text ${pattern}`, () => tab.call<boolean>('shows', pattern)),
    /** @param label of the option */
    choose: (pattern: string, label: string) => tab.call<void>('choose', pattern, label),
    isAt: (pattern: string) => until(`not at ${pattern}`, async () => new RegExp(pattern).test(await tab.call<string>('path'))),
    async logIn(): Promise<void> {
      await player.press('button', '^Entrar$');
      await player.sees('dialog', '^Entrar$');
      await player.fill('^CPF ou e-mail', 'ana@exemplo.invalid');
      await player.fill('^Senha', 'palpite2026');
      await player.press('button', '^Entrar$');
      await player.sees('button', '^Saldo');
    },
  };
  return player;
}
