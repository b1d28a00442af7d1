import { hasUniqueComponentNames } from './component-rules';
import { hasConsistentObjects, hasFutureEnds, hasKnownReferences, hasOwnImages } from './consistency-rules';
import { hasExamples, hasValidExamples } from './example-rules';
import type { JsonObject } from './json';
import { hasChannel, hasTexts, hasUnauthorized, hasUniqueId, usesNamedSchemas, hasSecurity, hasSource, hasOneTag } from './operation-rules';
import type { Finding } from './operation-rules';
import { hasAllowedBodyMarkers, hasExecutedMarkers, hasPlayerFacingMarkers } from './response-rules';
import { hasClosedObjects, hasDescriptions } from './schema-rules';

/** Rules that the linters do not have, by name. */
export const rules = {
  hasSource,
  hasTexts,
  hasOneTag,
  hasUniqueId,
  hasSecurity,
  hasUnauthorized,
  hasChannel,
  usesNamedSchemas,
  hasExamples,
  hasValidExamples,
  hasDescriptions,
  hasClosedObjects,
  hasExecutedMarkers,
  hasPlayerFacingMarkers,
  hasAllowedBodyMarkers,
  hasConsistentObjects,
  hasKnownReferences,
  hasFutureEnds,
  hasOwnImages,
  hasUniqueComponentNames,
} satisfies Record<string, (document: JsonObject) => Finding[]>;

/** Checks a bundled OpenAPI 3.1 contract by all rules, and returns the violations in the order of the rules. */
export function checkContract(document: JsonObject): (Finding & { rule: keyof typeof rules })[] {
  const names = Object.keys(rules) as (keyof typeof rules)[];
  return names.flatMap((rule) => rules[rule](document).map((finding) => ({ rule, ...finding })));
}
