import { measureJson } from '../contract/json-tokens';
import { MAX_BODY_VALUES, MAX_DEPTH } from '../limits';

/** Parsed body; or a description of a body that cannot be read as JSON, with advice. */
export type JsonResult = { ok: true; value: unknown } | { ok: false; actual: string; advice: string };

/**
 * Parses a body as JSON. If it is empty, is no JSON, starts with a byte order mark, or exceeds the limits of depth and values,
 * returns a description of it, and advice for the developer of the server. Members that occur twice are no error.
 *
 * @param broken true if the bytes were not UTF-8
 */
export function parseJsonBody(body: string, broken: boolean): JsonResult {
  if (broken) {
    return {
      ok: false,
      actual: 'bytes that are not UTF-8',
      advice:
        'Send UTF-8. In Laravel: the database connection uses another charset (config/database.php), or a text was cut with substr instead of mb_substr.',
    };
  }
  if (body.startsWith('﻿')) {
    return {
      ok: false,
      actual: 'a byte order mark before the JSON',
      advice: 'Save the PHP files without a byte order mark (UTF-8 without BOM): a file that starts with one sends it before every answer.',
    };
  }
  if (body.trim() === '') {
    return {
      ok: false,
      actual: 'an empty body',
      advice: 'Return the documented object: response()->json([...]) instead of response()->noContent() or nothing.',
    };
  }
  const { depth, values } = measureJson(body);
  if (depth > MAX_DEPTH || values > MAX_BODY_VALUES) {
    return {
      ok: false,
      actual: depth > MAX_DEPTH ? `brackets that are nested ${String(depth)} times` : `${String(values)} values`,
      advice: `The checker reads ${String(MAX_BODY_VALUES)} values, nested ${String(MAX_DEPTH)} times, as PHP does. Look for an object that contains itself, and send lists in pages.`,
    };
  }
  try {
    return { ok: true, value: JSON.parse(body) as unknown };
  } catch (error) {
    return { ok: false, ...diagnose(body, (error as Error).message) };
  }
}

/** Describes what came in place of JSON: a notice of PHP, HTML, or text before or after the JSON. */
function diagnose(body: string, reason: string): { actual: string; advice: string } {
  const notice = /(?:<b>|PHP )?(Warning|Notice|Deprecated|Fatal error|Parse error)(?:<\/b>)?:\s*(.{0,120})/.exec(body);
  if (notice !== null) {
    return {
      actual: `a PHP ${(notice[1] ?? '').toLowerCase()} in the body: ${(notice[2] ?? '').replaceAll(/<[^>]+>/g, '').trim()}`,
      advice: 'PHP prints its messages into the response: set display_errors=Off in php.ini (APP_DEBUG=false in .env), and fix the cause.',
    };
  }
  if (/^\s*</.test(body)) {
    return {
      actual: `HTML: ${excerpt(body)}`,
      advice:
        'The route responds with a page. In Laravel: it runs through the web middleware, or an exception is rendered as HTML; put it in routes/api.php and render exceptions as JSON (withExceptions … shouldRenderJsonWhen).',
    };
  }
  const after = /^\s*[{[]/.test(body) ? 'extra text after the JSON, or truncated JSON' : 'extra text before the JSON';
  return {
    actual: `${after} (${reason}): ${excerpt(body)}`,
    advice: 'Print only the one JSON value: look for echo, dump, dd or var_dump, and for white space outside the PHP tags.',
  };
}

const excerpt = (body: string) => JSON.stringify(body.length > 80 ? `${body.slice(0, 80)}…` : body);
