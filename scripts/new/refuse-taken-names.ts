import { FlagError } from '../flag-error';
import type { Draft } from './draft';

/**
 * Checks the names of schemas and operations that would be added to the contract. Those in the contract are compared without regard to
 * upper and lower case, because generated files are named after them. Reserved words of JavaScript are not checked.
 *
 * @throws {FlagError} if the contract has one of them, or a global of JavaScript has exactly this name
 */
export function refuseTakenNames(draft: Draft, names: readonly string[]): void {
  const global = names.find((name) => name in globalThis);
  if (global !== undefined) throw new FlagError(`${global} is a name of JavaScript: use another name`);
  const tags = draft.read('openapi/openapi.yaml').match(/(?<=\$ref: )tags\/[\w-]+\.yaml/g) ?? [];
  for (const file of new Set(['common.yaml', ...tags])) {
    const text = draft.read(`openapi/${file}`);
    const taken = names.find((name) => new RegExp(`^(  ${name}:| +operationId: ${name})$`, 'im').test(text));
    if (taken !== undefined) throw new FlagError(`${taken} exists in openapi/${file}: use another name`);
  }
}
