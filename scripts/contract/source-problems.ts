import { advice } from './advice';
import { appendPointer, isObject, members, tokensOf } from './json';
import type { JsonObject } from './json';
import { createLocator } from './locate';
import { checkContract } from './rules';
import { unnamedPaths } from './unnamed-paths';

/**
 * Checks the contract by this project's own rules.
 * @param root of the project
 * @param document the bundle of its sources
 * @returns one line for each problem: file and line, operation, what is wrong, what to write. If openapi.yaml does not name a path or
 * event, its name is in the place of the line
 */
export function sourceProblems(root: string, document: JsonObject): string[] {
  const findings = checkContract(document);
  // The locator reads all sources, which a contract without problems does not need.
  const { locate } = findings.length === 0 ? { locate: String } : createLocator(root);
  return [
    ...unnamedPaths(root).map(
      ({ file, name, section }) =>
        `${file}  ${name}  openapi/openapi.yaml does not name it. Write under \`${section}\`: \`${name}: { $ref: ${reference(file, section, name)} }\`.`,
    ),
    ...findings.map(({ rule, pointer, message }) =>
      [locate(pointer), operationAt(document, pointer), `${message}.`, advice[rule]].filter((part) => part !== '').join('  '),
    ),
  ];
}

const reference = (file: string, section: string, name: string) => appendPointer(`${file.replace('openapi/', '')}#`, section, name);

/** Returns the operationId, or method and path if it is missing; empty for a component. */
function operationAt(document: JsonObject, pointer: string): string {
  const [section = '', name = '', method = ''] = tokensOf(pointer);
  if (section !== 'paths' && section !== 'webhooks') return '';
  const item = members(document[section]).find(([key]) => key === name)?.[1];
  const operation = isObject(item) ? item[method] : undefined;
  const id = isObject(operation) ? operation['operationId'] : undefined;
  return typeof id === 'string' ? id : `${method.toUpperCase()} ${name}`;
}
