import type { rules } from './rules';

/** Advice for a problem, by the name of the rule that found it. */
export const advice: Readonly<Record<keyof typeof rules, string>> = {
  hasSource: 'Write `x-source: proposed`, or `observed` for a call that a running backend is known to answer.',
  hasTexts: 'Write `summary` (a few words) and `description` (one or two sentences).',
  hasOneTag: 'Write `tags: [name]` with one name of the list `tags` in openapi/openapi.yaml.',
  hasUniqueId: 'Write `operationId`: a verb and a noun in camelCase that no other operation has.',
  hasSecurity: 'Write `security: [{ bearerAuth: [] }]` for players, or `security: []` for everyone.',
  hasUnauthorized: 'Add the response `401: { $ref: ../common.yaml#/responses/Unauthorized }`.',
  hasChannel: 'Write `x-channel`, the pattern of the channel, such as `users.{userId}`.',
  usesNamedSchemas: "Move the schema to `schemas` of the file under its own name, and refer to it with `$ref: '#/schemas/Name'`.",
  hasExamples: 'Write `schema`, and `example` or `examples` with a value that a backend could answer.',
  hasValidExamples: 'Correct the example, or the schema if the example is right.',
  hasDescriptions: 'Write `description`: what the value means, with its unit.',
  hasClosedObjects: 'Write `unevaluatedProperties: false` beside `properties`.',
  hasExecutedMarkers: 'Write `x-executed: never` if the answer proves that nothing was executed, else `unknown`.',
  hasPlayerFacingMarkers: 'Write `x-player-facing: true` if players may read the texts of the answer, else `false`.',
  hasAllowedBodyMarkers: 'Remove the marker, or use it where its rule allows it (openapi/README.md).',
  hasConsistentObjects: 'Write the same id, name, slug and image as in the list that the message names, or add it there.',
  hasKnownReferences: 'Write an id that the example of the operation that reads it has, or add it there.',
  hasFutureEnds: 'Write a moment of the year 2099, or `expired: true` or a `server_time` beside it, so that the example does not expire.',
  hasOwnImages: 'Write a path of an image that the mock server generates, such as /storage/games/1024.webp.',
  hasUniqueComponentNames: 'Write another name, such as `PathId` for a parameter or `ThingHeader` for a header.',
};
