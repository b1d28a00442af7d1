// Serves the site alone, or its build: serve.ts dev|preview [flags]
import { existsSync } from 'node:fs';

import { createServer, preview } from 'vite';

import { BAD_USAGE, FlagError } from './flag-error';
import { type Backend, siteSettings } from './site/settings';
import { siteViteConfig } from './site/vite';
import { parseFlags, usage } from './start/flags';
import { isPortTaken } from './start/is-port-taken';
import { isResponding } from './start/is-responding';

const [name, ...argv] = process.argv.slice(2);
const command = name === 'preview' ? 'preview' : 'dev';
const isPreview = command === 'preview';

try {
  if (argv.includes('--help')) console.log(usage(command));
  else await serve();
} catch (error) {
  const isUsage = error instanceof FlagError;
  console.error(
    error instanceof Error
      ? `${error.message}${isUsage ? ` (${isPreview ? 'npm run preview --' : 'npm start -- site'} --help)` : ''}`
      : error,
  );
  process.exit(isUsage ? BAD_USAGE : 1);
}

async function serve(): Promise<void> {
  const settings = siteSettings(parseFlags(argv, command));
  const { port, proxies, isSecure } = settings;
  if (isPreview && !existsSync('dist/index.html')) throw new FlagError('There is no build: run `npm run build` first.');
  if (await isPortTaken(port)) {
    throw new FlagError(`Port ${String(port)} is taken: stop the program that uses it, or move all ports with --port-base 6000.`);
  }
  const config = { ...siteViteConfig(settings, { command: 'serve', isPreview }), configFile: false, clearScreen: false } as const;
  const server = isPreview ? await preview(config) : await (await createServer(config)).listen();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void server.close().finally(() => process.exit()));
  console.log(
    `${isPreview ? 'The built site' : 'The site'} is on ${isSecure ? 'https' : 'http'}://localhost:${String(port)}. Ctrl-C stops it.`,
  );
  for (const address of new Set(proxies.map((proxy) => proxy.server))) {
    if (!(await isResponding(address))) console.error(`Nothing answers at ${address}.${advice(settings.backend, address)}`);
  }
}

/** Returns the sentence that says how a server of the project is started; an empty text if the backend is the address of another one. */
function advice(backend: Backend, address: string): string {
  if (backend instanceof URL) return '';
  const { hostname, port } = new URL(address);
  const alone = hostname === 'localhost' ? `, \`npm run mock -- --port ${port}\` the stand-in alone` : '';
  return ` \`npm start\` with the same --backend and --port-base starts all servers${alone}.`;
}
