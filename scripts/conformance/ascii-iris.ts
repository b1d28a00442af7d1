// Takes the place of `@hyperjump/uri` in the package. Its expressions of IRIs list all ranges of Unicode, and compiling
// them takes a tenth of the start. An address of ASCII characters is read as a URI, which is the same.
import * as original from '@hyperjump/uri';

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

function byAscii<Result>(ofUri: (text: string) => Result, ofIri: (text: string) => Result): (text: string) => Result {
  return (text) => (isAscii(text) ? ofUri(text) : ofIri(text));
}

export const parseIri = byAscii(original.parseUri, original.parseIri);
export const parseIriReference = byAscii(original.parseUriReference, original.parseIriReference);
export const parseAbsoluteIri = byAscii(original.parseAbsoluteUri, original.parseAbsoluteIri);
export const toAbsoluteIri = byAscii(original.toAbsoluteUri, original.toAbsoluteIri);
export const normalizeIri = byAscii(original.normalizeUri, original.normalizeIri);
export const resolveIri = (reference: string, base: string): string =>
  isAscii(reference + base) ? original.resolveUri(reference, base) : original.resolveIri(reference, base);
