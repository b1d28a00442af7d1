import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { captchaVendors } from '../../frames/providers';
import type { CaptchaVendor } from '../../frames/providers';
import { thirdPartyApp } from './server';

// Serves the third parties: cli.ts [--port 4011] [--backend http://localhost:4010] [--site http://localhost:5173]… [--captcha hcaptcha]
try {
  start();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function start(): void {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4011' },
      backend: { type: 'string', default: 'http://localhost:4010' },
      site: { type: 'string', multiple: true, default: ['http://localhost:5173'] },
      captcha: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`'${values.port}' is not a port.`);
  const { captcha } = values;
  if (captcha !== undefined && !isCaptchaVendor(captcha))
    throw new Error(`'${captcha}' is none of ${Object.keys(captchaVendors).join(', ')}.`);
  const { fetch } = thirdPartyApp({ backend: values.backend, siteOrigins: values.site, captcha });
  // Not the site's localhost, so that cookies are not shared.
  const server = serve({ fetch, hostname: '127.0.0.1', port }, () => {
    console.log(`Third parties on http://127.0.0.1:${String(port)}`);
  });
  server.on('error', (error) => fail(`cannot listen on 127.0.0.1:${String(port)}: ${error.message}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  }
}

const isCaptchaVendor = (name: string): name is CaptchaVendor => Object.hasOwn(captchaVendors, name);

function fail(reason: string): void {
  console.error(`Third parties: ${reason}`);
  process.exitCode = 1;
}
