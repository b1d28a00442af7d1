import { parseArgs } from 'node:util';

import { type PageKind, type ProviderOf, providers } from '../../frames/providers';
import { BAD_USAGE } from '../flags';
import { serveThirdParties } from './serve-third-parties';

// Serves the third parties: cli.ts [--port 4011] [--backend http://localhost:4010] [--site http://localhost:5173]… [--captcha hcaptcha]
// [--sportsbook altenar]. An unusable flag is printed in one line and sets the exit code 2.
try {
  start();
} catch (error) {
  console.error(`Third parties: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = BAD_USAGE;
}

function start(): void {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4011' },
      backend: { type: 'string', default: 'http://localhost:4010' },
      site: { type: 'string', multiple: true, default: ['http://localhost:5173'] },
      captcha: { type: 'string' },
      sportsbook: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`'${values.port}' is not a port.`);
  const captcha = parseProvider('captcha', values.captcha);
  const sportsbook = parseProvider('sportsbook', values.sportsbook);
  serveThirdParties(port, { backend: values.backend, siteOrigins: values.site, captcha, sportsbook });
}

/** Parses the name of a provider; undefined without a name. @throws if the table of providers has no such row */
function parseProvider<Kind extends PageKind>(kind: Kind, name: string | undefined): ProviderOf<Kind> | undefined {
  if (name !== undefined && !isProvider(kind, name)) throw new Error(`'${name}' is none of ${Object.keys(providers[kind]).join(', ')}.`);
  return name;
}

function isProvider<Kind extends PageKind>(kind: Kind, name: string): name is ProviderOf<Kind> & string {
  return Object.hasOwn(providers[kind], name);
}
