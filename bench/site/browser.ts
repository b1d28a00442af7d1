import { type Browser, chromium } from 'playwright';

import { chromiumLaunch } from '../../scripts/test/browser';

/**
 * Flags of Chromium. The benchmark may run as root, which has no sandbox, and the certificate is self-signed. Other flags disable
 * calls to the vendor, and pages of the address bar, which would load beside the measured page.
 */
export const FLAGS = [
  '--no-sandbox',
  '--ignore-certificate-errors',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/**
 * Opens a browser with a new profile. The caller must close it.
 * @param port for remote debugging; none if undefined
 */
export function openBrowser(port?: number): Promise<Browser> {
  const { executablePath } = chromiumLaunch();
  return chromium.launch({ executablePath, args: [...FLAGS, ...(port === undefined ? [] : [`--remote-debugging-port=${String(port)}`])] });
}
