import type { BrowserContext } from '@playwright/test';

import type { Tab } from '../../scripts/browsers/browser';
import { callSource, frameSelector, probeSource } from '../../scripts/browsers/probe-source';

/**
 * Opens a tab of Chromium in which a journey of scripts/browsers can run, or uses `page`, which then need not be of `context`.
 * `callIn` throws if the page has no frame with the title.
 */
export async function openJourneyTab(context: BrowserContext, page = context.newPage()): Promise<Tab> {
  const tab = await page;
  const source = await probeSource();
  return {
    goto: async (url) => void (await tab.goto(url)),
    call: async <T>(name: string, ...args: readonly unknown[]) => tab.evaluate<T>(callSource(source, name, args)),
    callIn: async <T>(title: string, name: string, ...args: readonly unknown[]) => {
      const frame = await (await tab.$(frameSelector(title)))?.contentFrame();
      if (frame === undefined || frame === null) throw new Error(`There is no frame '${title}'.`);
      return frame.evaluate<T>(callSource(source, name, args));
    },
    press: (x, y) => tab.mouse.click(x, y),
    type: (text) => tab.keyboard.type(text),
    screenshot: async (path) => void (await tab.screenshot({ path })),
    close: () => tab.close(),
  };
}
