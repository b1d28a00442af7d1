import type { Addresses } from '../addresses';
import { prismArguments } from '../prism-command';
import type { Backend } from '../site/settings';

/** A program that `npm start` starts beside the site. */
export interface Service {
  readonly name: string;
  readonly address: string;
  readonly port: number;
  /** For the project's Node. */
  readonly argv: readonly string[];
}

// Node says of each start that stripping types is experimental.
const QUIET = ['--disable-warning=ExperimentalWarning'];

/**
 * What must run for a backend; nothing for a server that runs elsewhere.
 *
 * @param save the file that the stand-in keeps its world in
 */
export function servicesFor(backend: Backend, addresses: Addresses, save?: string): Service[] {
  if (backend instanceof URL) return [];
  const parties = thirdParties(addresses, backend === 'worker' ? addresses.site : addresses.standIn);
  if (backend === 'worker') return [parties];
  // Beside Prism the stand-in has the images, which are no part of the contract.
  return backend === 'prism' ? [standIn(addresses), parties, prism(addresses)] : [standIn(addresses, save), parties];
}

function standIn({ standIn: port, thirdParties: parties }: Addresses, save?: string): Service {
  const kept = save === undefined ? [] : ['--save', save];
  const argv = [
    ...QUIET,
    '--import',
    'tsx',
    'mocks/server.ts',
    '--port',
    String(port),
    '--third-parties',
    `http://127.0.0.1:${parties}`,
    ...kept,
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
