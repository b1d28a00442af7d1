// Takes the place of `@hyperjump/uri` in the checker's package. The regular expressions of that library have thousands of
// characters, and compiling them takes a tenth of the checker's start. An address of ASCII characters is read as a URI, and
// a plain one is only split: the results are the same. The exports have the names of those that they replace.
import * as original from '@hyperjump/uri';

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

function byAscii<Result>(ofUri: (text: string) => Result, ofIri: (text: string) => Result): (text: string) => Result {
  return (text) => (isAscii(text) ? ofUri(text) : ofIri(text));
}

/** Form of most addresses of files. Normalizing does not change it. */
const PLAIN_FILE = /^(https?):\/\/([a-z\d.-]+)((?:\/[\w-][\w.~-]*)+)$/;
const PLAIN_FRAGMENT = /^(?:[\w.~/-]|%7[BD])*$/;

/** Splits off a plain fragment, which parsing does not change. @returns null for any other fragment */
function splitFragment(text: string): { file: string; fragment: string | undefined } | null {
  const at = text.indexOf('#');
  if (at === -1) return { file: text, fragment: undefined };
  const fragment = text.slice(at + 1);
  return PLAIN_FRAGMENT.test(fragment) ? { file: text.slice(0, at), fragment } : null;
}

const parseAnyIri = byAscii(original.parseUri, original.parseIri);
const anyToAbsoluteIri = byAscii(original.toAbsoluteUri, original.toAbsoluteIri);
const resolveAnyIri = (reference: string, base: string) =>
  isAscii(reference + base) ? original.resolveUri(reference, base) : original.resolveIri(reference, base);

export function parseIri(text: string): ReturnType<typeof original.parseIri> {
  const split = splitFragment(text);
  const [, scheme, host, path] = PLAIN_FILE.exec(split?.file ?? '') ?? [];
  if (scheme === undefined || host === undefined || path === undefined) return parseAnyIri(text);
  const [userinfo, port, query] = [undefined, undefined, undefined];
  return { scheme, authority: host, userinfo, host, port, path, query, fragment: split?.fragment };
}

export function toAbsoluteIri(text: string): string {
  const file = splitFragment(text)?.file;
  return file !== undefined && PLAIN_FILE.test(file) ? file : anyToAbsoluteIri(text);
}

/** Resolved addresses of files, by base and reference. A contract has few files, and thousands of references to them. */
const resolvedFiles = new Map<string, string>();

export function resolveIri(reference: string, base: string): string {
  const split = splitFragment(reference);
  if (split === null) return resolveAnyIri(reference, base);
  const key = `${base} ${split.file}`;
  const file = resolvedFiles.get(key) ?? resolveAnyIri(split.file, base);
  resolvedFiles.set(key, file);
  return split.fragment === undefined ? file : `${file}#${split.fragment}`;
}

export const parseIriReference = byAscii(original.parseUriReference, original.parseIriReference);
export const parseAbsoluteIri = byAscii(original.parseAbsoluteUri, original.parseAbsoluteIri);
export const normalizeIri = byAscii(original.normalizeUri, original.normalizeIri);
