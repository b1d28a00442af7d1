import { spawn } from 'node:child_process';

import { createServer, type ViteDevServer } from 'vite';

import { development } from './addresses';
import { FlagError } from './flag-error';
import { siteSettings } from './site/settings';
import { siteViteConfig } from './site/vite';
import { type ChildProcesses, createChildProcesses } from './start/child-processes';
import { parseFlags, type StartFlags, usage } from './start/flags';
import { isPortTaken } from './start/is-port-taken';
import { readyBlock } from './start/ready-block';
import { type Service, listServices } from './start/services';

const BAD_USAGE = 2;
const PROBE_TIMEOUT_MS = 3000;
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
  const services = listServices(flags.backend, addresses, flags.save);
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
  let stopping: Promise<void> | undefined;
  const children: ChildProcesses = createChildProcesses((message) => end(1, message));
  const end = (code: number, message?: string) => {
    // The other exits follow from the first.
    if (message !== undefined && stopping === undefined) console.error(`${message} Stopping the others.`);
    stopping ??= Promise.all([site?.close(), children.stop()]).then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

  try {
    site = await createServer({ ...siteViteConfig(settings, { command: 'serve' }), configFile: false, clearScreen: false });
    await Promise.all([site.listen(), renderReference(), ...services.map((service) => children.start(service))]);
    console.log(readyBlock(settings, services, performance.now() / 1000));
    if (flags.backend instanceof URL && !(await isResponding(flags.backend))) console.error(`${flags.backend.href} does not respond yet.`);
  } catch (error) {
    end(1, error instanceof Error ? error.message : String(error));
  }
}

/** Also true for an error response. */
function isResponding(address: URL): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}

/** The stand-in serves it. Ignores failures. */
function renderReference(): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/contract/docs.ts'], { stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

async function portConflict(sitePort: number, services: readonly Service[]): Promise<string | undefined> {
  const wanted = [...services, { name: 'site', port: sitePort }];
  const shared = services.find(({ port }) => port === sitePort);
  if (shared !== undefined) return `--port ${sitePort} is the port of the ${shared.name}: choose another.`;
  for (const { name, port } of wanted) {
    if (await isPortTaken(port)) {
      const help = name === 'site' ? 'stop the program that uses it, or choose another with --port' : 'stop the program that uses it';
      return `Port ${port} is taken, and the ${name} needs it: ${help}.`;
    }
  }
  return undefined;
}
