const MAX_LENGTH = 72;
const AREA_AND_SUMMARY = /^[a-z][\w., -]*: [a-z]/;

/**
 * Returns what is wrong with the first line of a commit message; undefined if nothing is, or if Git wrote it (Merge, Revert, fixup!).
 * @param {string} subject
 * @returns {string | undefined}
 */
export function subjectProblem(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined;
  if (subject.length > MAX_LENGTH) return `The subject has ${subject.length} characters. The limit is ${MAX_LENGTH}.`;
  if (!AREA_AND_SUMMARY.test(subject)) return "Write the subject as 'area: imperative summary', for example 'wallet: show the fee'.";
  if (subject.endsWith('.')) return 'The subject ends without a full stop.';
  return undefined;
}
