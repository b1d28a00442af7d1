// npm start: the site and all that it needs on this machine, until Ctrl-C.
import { spawn } from 'node:child_process';

import { createServer, type ViteDevServer } from 'vite';

import { development } from './addresses';
import { siteSettings } from './site/settings';
import { siteViteConfig } from './site/vite';
import { type Children, createChildren } from './start/children';
import { FlagError, parseFlags, type StartFlags, usage } from './start/flags';
import { isTaken } from './start/ports';
import { readyBlock } from './start/ready-block';
import { type Service, servicesFor } from './start/services';

const BAD_USAGE = 2;
const ANSWER_WITHIN_MS = 3000;
const argv = process.argv.slice(2);

if (argv.includes('--help')) {
  console.log(usage);
} else {
  await main();
}

async function main(): Promise<void> {
  let flags: StartFlags;
  try {
    flags = parseFlags(argv);
  } catch (error) {
    if (!(error instanceof FlagError)) throw error;
    console.error(`${error.message} (npm start -- --help)`);
    process.exitCode = BAD_USAGE;
    return;
  }

  const addresses = { ...development, site: flags.port };
  const services = servicesFor(flags.backend, addresses, flags.save);
  const conflict = await portConflict(flags.port, services);
  if (conflict !== undefined) {
    console.error(conflict);
    process.exitCode = BAD_USAGE;
    return;
  }
  await run(flags, services);
}

async function run(flags: StartFlags, services: readonly Service[]): Promise<void> {
  const settings = siteSettings({ ...flags, addresses: { ...development, site: flags.port } });
  let site: ViteDevServer | undefined;
  let ending: Promise<void> | undefined;
  const children: Children = createChildren((message) => end(1, message));
  const end = (code: number, message?: string) => {
    // The first end has the reason; those that follow from it have none of their own.
    if (message !== undefined && ending === undefined) console.error(`${message} Ending the rest.`);
    ending ??= Promise.all([site?.close(), children.stop()]).then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

  try {
    site = await createServer({ ...siteViteConfig(settings, { command: 'serve' }), configFile: false, clearScreen: false });
    await Promise.all([site.listen(), makeReference(), ...services.map((service) => children.start(service))]);
    console.log(readyBlock(settings, services, performance.now() / 1000));
    if (flags.backend instanceof URL && !(await answers(flags.backend))) console.error(`${flags.backend.href} does not answer yet.`);
  } catch (error) {
    end(1, error instanceof Error ? error.message : String(error));
  }
}

/** Whether a server answers at all, be it with an error. */
function answers(address: URL): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    () => true,
    () => false,
  );
}

/** The stand-in serves the contract's reference page; a contract that cannot be drawn is no reason not to start. */
function makeReference(): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/contract/docs.ts'], { stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

async function portConflict(sitePort: number, services: readonly Service[]): Promise<string | undefined> {
  const wanted = [...services, { name: 'site', port: sitePort }];
  const shared = services.find(({ port }) => port === sitePort);
  if (shared !== undefined) return `--port ${sitePort} is where the ${shared.name} must be: choose another.`;
  for (const { name, port } of wanted) {
    if (await isTaken(port)) {
      const help = name === 'site' ? 'stop what uses it, or choose another with --port' : 'stop what uses it';
      return `Port ${port} is taken, and the ${name} needs it: ${help}.`;
    }
  }
  return undefined;
}
