import { existsSync } from 'node:fs';

import { launch } from 'puppeteer-core';

import type { Engine, Size, Tab } from './browser';
import { probeSource } from './probe-source';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/**
 * Starts Firefox over WebDriver BiDi.
 *
 * @returns undefined if it is not installed
 */
export async function startFirefox(size: Size): Promise<Engine | undefined> {
  if (!existsSync(FIREFOX)) return undefined;
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    acceptInsecureCerts: true,
    defaultViewport: size,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
  });
  return {
    name: await browser.version(),
    async newTab(): Promise<Tab> {
      const page = await browser.newPage();
      const source = await probeSource();
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        call: async <T>(name: string, ...args: readonly unknown[]) =>
          // The probe is put in place by each call, because a navigation removes it.
          (await page.evaluate(`${source}; window.probe[${JSON.stringify(name)}](...${JSON.stringify(args)})`)) as T,
        press: async (x, y) => page.mouse.click(x, y),
        type: async (text) => page.keyboard.type(text),
        screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
