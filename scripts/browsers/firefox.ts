import { launch } from 'puppeteer-core';

import type { Engine, Size, Tab } from './browser';
import { findFirefox } from './programs';
import { callSource, frameSelector, probeSource } from './probe-source';

/**
 * Starts Firefox over WebDriver BiDi, without a window and in Portuguese. It accepts any certificate.
 *
 * @throws if Firefox is not installed
 */
export async function startFirefox(size: Size): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not installed.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
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
        call: async <T>(name: string, ...args: readonly unknown[]) => (await page.evaluate(callSource(source, name, args))) as T,
        callIn: async <T>(title: string, name: string, ...args: readonly unknown[]) => {
          const frame = await (await page.$(frameSelector(title)))?.contentFrame();
          if (frame === undefined || frame === null) throw new Error(`There is no frame '${title}'.`);
          return (await frame.evaluate(callSource(source, name, args))) as T;
        },
        async press(x, y) {
          // A press moves the focus only in the tab in front.
          await page.bringToFront();
          await page.mouse.click(x, y);
        },
        type: async (text) => page.keyboard.type(text),
        screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
