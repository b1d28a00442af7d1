import { loadContract } from '../contract/contract';
import { compare } from '../diff/redocly';
import { tellVerdict } from '../diff/format-diff';
import { verdictOn } from '../diff/classify-changes';
import { EXIT } from './io';
import type { Io } from './io';

/**
 * Tells what changed between two contracts; what breaks clients needs a step of the major version.
 *
 * @throws ContractError where one of them is not an OpenAPI 3.1 document
 */
export async function changes(old: string, fresh: string, io: Io): Promise<number> {
  for (const file of [old, fresh]) await loadContract(file);
  const verdict = verdictOn(await compare(old, fresh));
  io.stdout(tellVerdict(verdict));
  return verdict.fails ? EXIT.departures : EXIT.clean;
}
