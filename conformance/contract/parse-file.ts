import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDocument } from 'yaml';

import { assetPath } from './bundled-assets';
import { duplicateMembers } from './duplicate-members';

/** Parses YAML or JSON. @throws Error with the line of a syntax error */
export const parseFile = (text: string): unknown => (/^\s*\{/.test(text) ? parseJson(text) : readParsedCopy(text)) ?? parseYaml(text);

/** Returns the name of the parsed copy of a YAML file of the package, which holds for this text only. */
export const parsedCopyName = (text: string): string => `${createHash('sha256').update(text).digest('hex')}.json`;

/** The YAML parser takes two hundred times as long for JSON. It reports the errors. */
function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return duplicateMembers(text).length === 0 ? parsed : undefined;
  } catch {
    return undefined;
  }
}

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
  // The further lines quote the file.
  if (error !== undefined) throw new Error(error.message.split(':\n', 1)[0]);
  // The limit protects from documents of strangers. Contracts repeat an anchor as often as they like.
  return document.toJS({ maxAliasCount: -1 });
}
