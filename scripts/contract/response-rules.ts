import { isObject, resolve } from './json';
import type { JsonObject } from './json';
import type { Finding } from './operation-rules';
import { listResponses, listOperations, listSchemas } from './walk';

/** Statuses below 500 that do not say whether the request was executed. */
const UNDECIDED = new Set([408, 429, 499]);

/**
 * Requires `x-executed: never | unknown` of every response with a status of 400 or more (not of `default`), and `unknown` for 408, 429, 499
 * and every 5xx, which never prove that nothing was executed.
 */
export function hasExecutedMarkers(document: JsonObject): Finding[] {
  return errorResponses(document).flatMap(({ pointer, node, status }) => {
    const value = node['x-executed'];
    if (value !== 'never' && value !== 'unknown') return [{ pointer, message: 'x-executed is neither never nor unknown' }];
    const isClaim = value === 'never' && (status >= 500 || UNDECIDED.has(status));
    return isClaim ? [{ pointer, message: `a ${status} cannot say x-executed: never` }] : [];
  });
}

/**
 * Requires `x-player-facing: true | false` of every 4xx and 5xx, and false for 408, 429, 499 and every 5xx. In schemas it must be true,
 * and only texts and maps of lists may have it.
 */
export function hasPlayerFacingMarkers(document: JsonObject): Finding[] {
  const responses = errorResponses(document).flatMap(({ pointer, node, status }) => {
    const value = node['x-player-facing'];
    if (typeof value !== 'boolean') return [{ pointer, message: 'x-player-facing is neither true nor false' }];
    const isClaim = value && (status >= 500 || UNDECIDED.has(status));
    return isClaim ? [{ pointer, message: `the texts of a ${status} are not for players` }] : [];
  });
  const schemas = listSchemas(document).flatMap(({ pointer, node }) => {
    const value = node['x-player-facing'];
    if (value === undefined) return [];
    if (value !== true) return [{ pointer, message: 'x-player-facing of a schema must be true' }];
    return isText(document, pointer, node) ? [] : [{ pointer, message: 'x-player-facing marks neither a text nor texts by field' }];
  });
  return [...responses, ...schemas];
}

/**
 * Allows `x-success: any` for observed operations only (SPEC A26), `x-body: optional` for successes with a body only.
 */
export function hasAllowedBodyMarkers(document: JsonObject): Finding[] {
  return listOperations(document).flatMap((operation) => {
    const success = operation.node['x-success'];
    const isWrong = success !== undefined && (success !== 'any' || operation.node['x-source'] !== 'observed');
    const wrong = isWrong ? [{ pointer: operation.pointer, message: 'x-success must be any, on an observed operation' }] : [];
    const bodies = listResponses(document, operation).flatMap(({ pointer, node, status }) => {
      const body = node['x-body'];
      if (body === undefined || (body === 'optional' && status.startsWith('2') && 'content' in node)) return [];
      return [{ pointer, message: 'x-body must be optional, on a success with a body' }];
    });
    return [...wrong, ...bodies];
  });
}

function errorResponses(document: JsonObject) {
  const seen = new Set<string>();
  return listOperations(document).flatMap((operation) =>
    listResponses(document, operation).flatMap(({ pointer, node, status }) => {
      const key = `${pointer} ${status}`;
      if (!(Number(status) >= 400) || seen.has(key)) return [];
      seen.add(key);
      return [{ pointer, node, status: Number(status) }];
    }),
  );
}

function isText(document: JsonObject, pointer: string, node: JsonObject): boolean {
  const target = resolve(document, { pointer, node }).node;
  const types = [target['type']].flat();
  if (types.includes('string')) return true;
  const texts = target['additionalProperties'];
  return isObject(texts) && [texts['type']].flat().includes('array');
}
