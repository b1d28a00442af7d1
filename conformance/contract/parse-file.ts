import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDocument } from 'yaml';

import { assetPath } from './bundled-assets';
import { duplicateMembers } from './duplicate-members';

/** Parses YAML or JSON. @throws Error with the line of a syntax error, or if a member of an object occurs twice */
export const parseFile = (text: string): unknown => (/^\s*\{/.test(text) ? parseJson(text) : readParsedCopy(text)) ?? parseYaml(text);

/** Returns the file name of the parsed copy of a YAML text, which is found by the text's hash. */
export const parsedCopyName = (text: string): string => `${createHash('sha256').update(text).digest('hex')}.json`;

/**
 * Parses JSON; undefined if it is invalid. The YAML parser reads JSON also and reports the errors, but takes two hundred times as
 * long.
 */
function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return duplicateMembers(text).length === 0 ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the copy that the package has of a bundled YAML file; undefined if there is none. */
function readParsedCopy(text: string): unknown {
  try {
    return JSON.parse(readFileSync(join(assetPath('parsed'), parsedCopyName(text)), 'utf8'));
  } catch {
    return undefined;
  }
}

function parseYaml(text: string): unknown {
  const document = parseDocument(text, { merge: true });
  const [error] = document.errors;
  // The further lines of the message quote the file.
  if (error !== undefined) throw new Error(error.message.split(':\n', 1)[0]);
  // The parser limits aliases to protect from hostile documents. A contract is the user's own, and repeats an anchor often.
  return document.toJS({ maxAliasCount: -1 });
}
