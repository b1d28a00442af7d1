const MAX_LENGTH = 72;
const AREA_AND_SUMMARY = /^[a-z][\w., -]*: [a-z]/;

/**
 * Returns a message if the first line of a commit message is too long, lacks the form `area: summary`, or ends with a full stop. Otherwise,
 * and if Git wrote it (Merge, Revert, fixup!, squash!), returns undefined.
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
