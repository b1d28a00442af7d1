import { exemplified, valid } from './example-rules';
import type { JsonObject } from './json';
import { channelled, explained, identified, named, secured, sourced, tagged } from './operation-rules';
import type { Finding } from './operation-rules';
import { emptied, executed, playerFacing } from './response-rules';
import { closed, described } from './schema-rules';

/** What this contract asks of itself beyond what linters know, by name. */
export const rules = {
  sourced,
  explained,
  tagged,
  identified,
  secured,
  channelled,
  named,
  exemplified,
  valid,
  described,
  closed,
  executed,
  playerFacing,
  emptied,
} satisfies Record<string, (document: JsonObject) => Finding[]>;

export type RuleName = keyof typeof rules;

/**
 * All that the rules find in a bundled contract.
 *
 * @param document an OpenAPI 3.1 document whose references all stay inside it
 * @returns each finding with the name of its rule; none when the contract is in order
 */
export function findingsIn(document: JsonObject): (Finding & { rule: string })[] {
  return Object.entries(rules).flatMap(([rule, find]) => find(document).map((finding) => ({ rule, ...finding })));
}
