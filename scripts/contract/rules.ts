import { hasExamples, hasValidExamples } from './example-rules';
import type { JsonObject } from './json';
import { hasChannel, hasTexts, hasUniqueId, usesNamedSchemas, hasSecurity, hasSource, hasOneTag } from './operation-rules';
import type { Finding } from './operation-rules';
import { hasClosedObjects, hasDescriptions } from './schema-rules';

/** What this contract asks of itself beyond what linters know, by name. */
export const rules = {
  hasSource,
  hasTexts,
  hasOneTag,
  hasUniqueId,
  hasSecurity,
  hasChannel,
  usesNamedSchemas,
  hasExamples,
  hasValidExamples,
  hasDescriptions,
  hasClosedObjects,
} satisfies Record<string, (document: JsonObject) => Finding[]>;

export type RuleName = keyof typeof rules;

/**
 * All that the rules find in a bundled contract.
 *
 * @param document an OpenAPI 3.1 document whose references all stay inside it
 * @returns each finding with the name of its rule; none when the contract is in order
 */
export function checkContract(document: JsonObject): (Finding & { rule: string })[] {
  return Object.entries(rules).flatMap(([rule, find]) => find(document).map((finding) => ({ rule, ...finding })));
}
