import { type Addresses, thirdPartyOrigin } from '../addresses';
import { prismArguments } from '../prism/prism-arguments';
import type { Backend } from '../site/settings';

/** Server that `npm start` runs as a process. */
export interface Service {
  readonly name: string;
  /** URL without TLS, which responds once the server is ready, whatever the status. */
  readonly address: string;
  readonly port: number;
  /** Arguments of Node that start the server. */
  readonly argv: readonly string[];
}

// The flag hides Node's warning about type stripping.
const QUIET = ['--disable-warning=ExperimentalWarning'];

export interface ServiceOptions {
  /** Flags of the stand-in that name the file of its state. */
  readonly saveFlags?: readonly string[];
  /** True if the site has TLS. */
  readonly isSecure?: boolean;
}

/**
 * Lists the servers that `npm start` runs beside the site; none if the backend is a URL, only the third parties for `worker`. With `prism`
 * the stand-in does not save its state. For `judged` the caller starts the proxy of Prism, and under TLS the proxy before the third
 * parties.
 */
export function listServices(backend: Backend, addresses: Addresses, options: ServiceOptions = {}): Service[] {
  const { isSecure = false } = options;
  if (backend instanceof URL) return [];
  const at = (port: number) => `${isSecure ? 'https' : 'http'}://localhost:${port}`;
  const site = at(addresses.site);
  // A page under TLS may send requests only under TLS, so the site forwards its calls.
  const parties = thirdParties(
    addresses,
    [site, at(addresses.preview)],
    backend === 'worker' || isSecure ? site : `http://localhost:${addresses.standIn}`,
  );
  if (backend === 'worker') return [parties];
  // The stand-in also runs beside Prism and serves the images, which the contract lacks.
  return backend === 'prism'
    ? [standIn(addresses, { ...options, saveFlags: [] }), parties, prism(addresses)]
    : [standIn(addresses, options), parties];
}

function standIn(addresses: Addresses, { saveFlags = [], isSecure = false }: ServiceOptions): Service {
  const port = addresses.standIn;
  const argv = [
    ...QUIET,
    '--import',
    'tsx',
    'mocks/server.ts',
    '--port',
    String(port),
    '--third-parties',
    thirdPartyOrigin(addresses, isSecure),
    // With a pixel the site shows consent and measurement to everyone who starts it.
    '--pixel',
    'GTM-DEMO123',
    ...saveFlags,
  ];
  return { name: 'stand-in', address: `http://localhost:${port}`, port, argv };
}

/** Returns the server of the third parties. @param sites origins that may embed its pages */
function thirdParties({ thirdParties: port }: Addresses, sites: readonly string[], backend: string): Service {
  const own = ['--backend', backend, ...sites.flatMap((site) => ['--site', site])];
  const argv = [...QUIET, '--import', 'tsx', 'mocks/third-party/cli.ts', '--port', String(port), ...own];
  return { name: 'third parties', address: `http://127.0.0.1:${port}`, port, argv };
}

function prism({ prism: port }: Addresses): Service {
  return { name: 'Prism', address: `http://127.0.0.1:${port}`, port, argv: prismArguments('mock', port, '') };
}
