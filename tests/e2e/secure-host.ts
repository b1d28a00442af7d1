import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser, LaunchOptions, Page } from '@playwright/test';

/** Server that was started. */
export interface SecureHost {
  /** Origin of the server, such as `https://localhost:4173`. */
  readonly address: string;
  /** Ends the server at once, so that another server can use its port. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a build with TLS, because service workers run only there. The caller must stop the server. Does not settle if the server
 * cannot start.
 *
 * @param flags flags of scripts/site/host/cli.ts
 */
export async function startSecureHost(...flags: readonly string[]): Promise<SecureHost> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', 'tsx', 'scripts/site/host/cli.ts', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: address.toString().trim(),
    stop: async () => {
      const isClosed = once(child, 'close');
      child.kill('SIGKILL');
      await isClosed;
    },
  };
}

/** Copies the build to a temporary folder, so that a test can change it. Returns the path of the folder, which the test removes. */
export async function copyBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  await cp('dist', folder, { recursive: true });
  return folder;
}

/** Starts a browser that runs service workers, although it does not trust the certificate. */
export function launchTrusting(launchOptions: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), '--ignore-certificate-errors'] });
}

/** Opens an address and waits until the service worker controls the page. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
