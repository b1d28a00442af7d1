/** A body that should be JSON, read. */
export type JsonResult = { ok: true; value: unknown } | { ok: false; actual: string; advice: string };

/**
 * Reads a body as JSON, and says what stands in the way where it is none.
 *
 * @param body as text
 * @param broken the bytes were not UTF-8
 */
export function parseJsonBody(body: string, broken: boolean): JsonResult {
  if (broken) {
    return {
      ok: false,
      actual: 'bytes that are not UTF-8',
      advice:
        'Send UTF-8. In Laravel: the connection to the database has another charset (config/database.php), or a text was cut with substr instead of mb_substr.',
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
      advice: 'Return the documented object: response()->json([...]) instead of response()->noContent() or nothing at all.',
    };
  }
  try {
    return { ok: true, value: JSON.parse(body) as unknown };
  } catch (error) {
    return { ok: false, ...diagnose(body, (error as Error).message) };
  }
}

function diagnose(body: string, reason: string): { actual: string; advice: string } {
  const notice = /(?:<b>|PHP )?(Warning|Notice|Deprecated|Fatal error|Parse error)(?:<\/b>)?:\s*(.{0,120})/.exec(body);
  if (notice !== null) {
    return {
      actual: `a PHP ${(notice[1] ?? '').toLowerCase()} in the body: ${(notice[2] ?? '').replaceAll(/<[^>]+>/g, '').trim()}`,
      advice:
        'PHP prints its messages into the answer: set display_errors=Off in php.ini (APP_DEBUG=false in .env), and mend what it complains of.',
    };
  }
  if (/^\s*</.test(body)) {
    return {
      actual: `HTML: ${excerpt(body)}`,
      advice:
        'The route answers with a page. In Laravel: it runs through the web middleware, or an exception is rendered as HTML; put it in routes/api.php and render exceptions as JSON (withExceptions … shouldRenderJsonWhen).',
    };
  }
  const after = /^\s*[{[]/.test(body) ? 'something after the JSON, or JSON that is broken off' : 'something before the JSON';
  return {
    actual: `${after} (${reason}): ${excerpt(body)}`,
    advice: 'Nothing but the one JSON value may be printed: look for echo, dump, dd or var_dump, and for white space outside the PHP tags.',
  };
}

const excerpt = (body: string) => JSON.stringify(body.length > 80 ? `${body.slice(0, 80)}…` : body);
