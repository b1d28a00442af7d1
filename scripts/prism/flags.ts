import { development } from '../addresses';
import { FlagError, parseArguments, wholeNumber } from '../flag-error';

import { PRISM_ROLES, type PrismRole } from './prism-arguments';

/** Flags of `npm run contract -- prism`. */
export interface PrismFlags {
  readonly role: PrismRole;
  /** Port of Prism. */
  readonly port: number;
  /** Address of the server behind the proxy, which the role `mock` does not use. */
  readonly upstream: string;
}

const MAX_PORT = 65_535;
/** Default address: the stand-in of `npm start`. */
const UPSTREAM = `http://localhost:${String(development.standIn)}`;

export const usage = `npm run contract -- prism [flags]        serves the examples of the contract
npm run contract -- prism-proxy [flags]  validates every request and response of another server
  --port N        port of Prism (default ${String(development.prism)}, the proxy ${String(development.prismProxy)})
  --upstream URL  the server behind the proxy (default ${UPSTREAM})
  --help          prints this`;

/**
 * Parses the role and the flags.
 * @throws {FlagError} for an unknown role or flag, or a missing or unusable value
 */
export function parseFlags(argv: readonly string[]): PrismFlags {
  const options = { port: { type: 'string' }, upstream: { type: 'string', default: UPSTREAM } } as const;
  const { values, positionals } = parseArguments({ args: [...argv], allowPositionals: true, options });
  const [name, ...extra] = positionals;
  const role = PRISM_ROLES.find((one) => one === name);
  if (role === undefined) throw new FlagError(`The role must be one of ${PRISM_ROLES.join(', ')}, not '${name ?? ''}'.`);
  if (extra.length > 0) throw new FlagError(`Unexpected argument '${extra.join(' ')}'.`);
  if (!/^https?:\/\//.test(values.upstream) || !URL.canParse(values.upstream)) {
    throw new FlagError(`--upstream must be an http or https address, not '${values.upstream}'.`);
  }
  const ownPort = role === 'mock' ? development.prism : development.prismProxy;
  return { role, port: wholeNumber('port', values.port ?? String(ownPort), 1, MAX_PORT), upstream: values.upstream };
}
