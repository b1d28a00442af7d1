import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createServer, type ViteDevServer } from 'vite';

import { secureThirdPartyPort } from './addresses';
import { BAD_USAGE, flagsOrEnd } from './flag-error';
import { startTlsProxy, type TlsProxy } from './site/host/tls-proxy';
import { siteSettings } from './site/settings';
import { siteViteConfig } from './site/vite';
import { type ChildProcesses, createChildProcesses } from './start/child-processes';
import { parseFlags, type StartFlags, usage } from './start/flags';
import { isPortTaken } from './start/is-port-taken';
import { isResponding } from './start/is-responding';
import { readyBlock } from './start/ready-block';
import { type Service, listServices } from './start/services';
import { watchSources } from './start/watch-sources';

// `npm start`: starts the site with the servers that it needs. After a change of the contract it generates its files again. It also
// restarts the servers whose code or contract has changed. Exit codes: 1 a server did not start or ended, 2 an unusable flag or a taken
// port.
await main(flagsOrEnd(() => parseFlags(process.argv.slice(2)), usage('start'), 'npm start --'));

async function main(flags: StartFlags): Promise<void> {
  // Without a file of the developer's own, the state survives a restart after a change, but not the next start.
  const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
  const saveFlags = flags.save === undefined ? ['--save', join(folder, 'world.json'), '--renew'] : ['--save', flags.save];
  const services = listServices(flags.backend, flags.addresses, { saveFlags, isSecure: flags.isSecure });
  const conflict = await portConflict(flags.addresses.site, services);
  if (conflict !== undefined) {
    console.error(conflict);
    process.exitCode = BAD_USAGE;
    return rm(folder, { recursive: true });
  }
  await run(flags, services, () => rm(folder, { recursive: true }));
}

async function run(flags: StartFlags, services: readonly Service[], cleanUp: () => Promise<void>): Promise<void> {
  const settings = siteSettings(flags);
  let site: ViteDevServer | undefined;
  let secureThirdParties: TlsProxy | undefined;
  let stopping: Promise<void> | undefined;
  const children: ChildProcesses = createChildProcesses((message) => end(1, message));
  const end = (code: number, message?: string) => {
    // The other exits follow from the first.
    if (message !== undefined && stopping === undefined) console.error(`${message} Stopping the others.`);
    stopping ??= Promise.all([site?.close(), secureThirdParties?.close(), children.stop()])
      .then(cleanUp)
      .then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));

  try {
    const server = await createServer({ ...siteViteConfig(settings, { command: 'serve' }), configFile: false, clearScreen: false });
    site = server;
    // A page that opens before the stand-in listens would show an error.
    await Promise.all(services.map((service) => children.start(service)));
    if (flags.isSecure) secureThirdParties = await startTlsProxy(flags.addresses.thirdParties, secureThirdPartyPort(flags.addresses));
    await server.listen();
    watchSources({
      root: process.cwd(),
      watcher: server.watcher,
      generate,
      restart: (name) => children.restart(name),
      reload: () => server.ws.send({ type: 'full-reload' }),
      print: (line) => console.log(line),
    });
    console.log(readyBlock(settings, services, performance.now() / 1000));
    if (flags.backend instanceof URL && !(await isResponding(flags.backend.href)))
      console.error(`${flags.backend.href} does not respond yet.`);
  } catch (error) {
    end(1, error instanceof Error ? error.message : String(error));
  }
}

/** Generates the files of the contract. @throws with the generator's own lines */
async function generate(): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/generate.ts']).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`the contract cannot be generated.\n${stderr.trim()}`);
  });
}

async function portConflict(sitePort: number, services: readonly Service[]): Promise<string | undefined> {
  const wanted = [...services, { name: 'site', port: sitePort }];
  const shared = services.find(({ port }) => port === sitePort);
  if (shared !== undefined) return `--port ${sitePort} is the port of the ${shared.name}: choose another.`;
  for (const { name, port } of wanted) {
    if (await isPortTaken(port)) {
      return `Port ${port} is taken, and the ${name} needs it: stop the program that uses it, or move all ports with --port-base 6000.`;
    }
  }
  return undefined;
}
