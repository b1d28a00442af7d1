// Takes the place of `@hyperjump/uri` in the package. Its expressions of IRIs list all ranges of Unicode, and compiling
// them takes a tenth of the start. An address of ASCII characters is read as a URI, which is the same.
import * as original from '@hyperjump/uri';

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

function byAscii<Result>(ofUri: (text: string) => Result, ofIri: (text: string) => Result): (text: string) => Result {
  return (text) => (isAscii(text) ? ofUri(text) : ofIri(text));
}

/** A contract resolves its few addresses thousands of times, each with an expression of a thousand characters. */
function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

const parsedIri = remember(byAscii(original.parseUri, original.parseIri));
const resolversByBase = remember((base) =>
  remember((reference) => (isAscii(reference + base) ? original.resolveUri(reference, base) : original.resolveIri(reference, base))),
);

/** Callers may change the parts. */
export const parseIri = (text: string): ReturnType<typeof original.parseIri> => ({ ...parsedIri(text) });
export const parseIriReference = byAscii(original.parseUriReference, original.parseIriReference);
export const parseAbsoluteIri = byAscii(original.parseAbsoluteUri, original.parseAbsoluteIri);
export const toAbsoluteIri = remember(byAscii(original.toAbsoluteUri, original.toAbsoluteIri));
export const normalizeIri = byAscii(original.normalizeUri, original.normalizeIri);
export const resolveIri = (reference: string, base: string): string => resolversByBase(base)(reference);
