import { createRequire } from 'node:module';

/** Commands of Prism: `mock` answers by the contract's examples, `proxy` validates the traffic with another server. */
export const PRISM_ROLES = ['mock', 'proxy'] as const;
export type PrismRole = (typeof PRISM_ROLES)[number];

const DOCUMENT = 'generated/openapi.json';

/**
 * Returns Node's arguments: `mock` serves examples and ignores `upstream`, `proxy` validates `upstream` and responds with 500 to a
 * violation. Prism reads the generated contract, and must run in the project's folder.
 */
export function prismArguments(role: PrismRole, port: number, upstream: string): string[] {
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const validated = role === 'proxy' ? [upstream, '--errors'] : [];
  return [program, role, DOCUMENT, ...validated, '--port', String(port), '--verboseLevel', 'warn'];
}
