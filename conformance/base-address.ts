import type { RunConfig } from './config/config';
import type { Contract } from './contract/contract';
import { createClient, plainGet } from './http/client';

/** Maximum number of operations that are called at both addresses. */
const MAX_TRIALS = 3;

/**
 * Returns the address before the paths of the contract, without a trailing slash. The path is the setting `basePath`, or else that of the
 * given URL, or else that of the contract's first server. Only the last is tried, with some GETs to the server: if they show that it knows
 * operations only without that path, its root is returned.
 */
export async function findBaseAddress(config: RunConfig, contract: Contract): Promise<string> {
  const { origin, pathname } = config.server;
  const ownPath = config.basePath ?? pathname;
  const trimmed = ownPath.replace(/\/+$/, '');
  if (trimmed !== '' || config.basePath !== null || contract.basePath === '') return origin + trimmed;
  const client = createClient({ base: origin, rate: config.rate, timeout: config.timeout });
  const isMissing = async (url: string): Promise<boolean> => {
    const { response } = await client.send(plainGet(url, { Accept: '*/*', ...config.headers }), null);
    return response?.status === 404;
  };
  const reads = contract.operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  for (const { path } of reads.slice(0, MAX_TRIALS)) {
    if (!(await isMissing(origin + contract.basePath + path))) break;
    if (!(await isMissing(origin + path))) return origin;
  }
  return origin + contract.basePath;
}
