import type { Addresses } from '../addresses';
import { prismArguments } from '../prism/prism-arguments';
import type { Backend } from '../site/settings';

export interface Service {
  readonly name: string;
  readonly address: string;
  readonly port: number;
  readonly argv: readonly string[];
}

// Hides the type stripping warning.
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * Lists the servers that a backend needs; none at a URL.
 * @param saveFlags of the stand-in
 */
export function listServices(backend: Backend, addresses: Addresses, saveFlags: readonly string[] = []): Service[] {
  if (backend instanceof URL) return [];
  const parties = thirdParties(addresses, backend === 'worker' ? addresses.site : addresses.standIn);
  if (backend === 'worker') return [parties];
  // With Prism the stand-in serves the images, which the contract lacks.
  return backend === 'prism' ? [standIn(addresses), parties, prism(addresses)] : [standIn(addresses, saveFlags), parties];
}

function standIn({ standIn: port, thirdParties: parties }: Addresses, saveFlags: readonly string[] = []): Service {
  const argv = [
    ...QUIET,
    '--import',
    'tsx',
    'mocks/server.ts',
    '--port',
    String(port),
    '--third-parties',
    `http://127.0.0.1:${parties}`,
    // With it the site shows consent and measurement to everyone who starts it.
    '--pixel',
    'GTM-DEMO123',
    ...saveFlags,
  ];
  return { name: 'stand-in', address: `http://localhost:${port}`, port, argv };
}

function thirdParties({ thirdParties: port, site }: Addresses, backend: number): Service {
  const own = ['--backend', `http://localhost:${backend}`, '--site', `http://localhost:${site}`];
  const argv = [...QUIET, '--import', 'tsx', 'mocks/third-party/cli.ts', '--port', String(port), ...own];
  return { name: 'third parties', address: `http://127.0.0.1:${port}`, port, argv };
}

function prism({ prism: port }: Addresses): Service {
  return { name: 'Prism', address: `http://127.0.0.1:${port}`, port, argv: prismArguments('mock', port, '') };
}
