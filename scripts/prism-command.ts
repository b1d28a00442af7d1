import { createRequire } from 'node:module';

export const PRISM_ROLES = ['mock', 'proxy'] as const;
export type PrismRole = (typeof PRISM_ROLES)[number];

const DOCUMENT = 'generated/openapi.json';

/**
 * The arguments for Node that start Prism on the contract, as a server of its examples or as a judge before another
 * server, which answers 500 where a body departs from the contract.
 * @param upstream the judged server, for `proxy`
 */
export function prismArguments(role: PrismRole, port: number, upstream: string): string[] {
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const judged = role === 'proxy' ? [upstream, '--errors'] : [];
  return [program, role, DOCUMENT, ...judged, '--port', String(port), '--verboseLevel', 'warn'];
}
