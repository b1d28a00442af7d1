/** Verdicts in green, orange and red (SPEC G8). `unchecked`: something that the verification needs is missing. */
export type Verdict = 'passed' | 'unchecked' | 'failed';

/** Comparison of one value that follows from seeds and rules with the operator's statement. */
export interface FairCheck {
  /** Name of the compared value, as the player reads it. */
  readonly name: string;
  readonly passed: boolean;
  /** Reason why the check could not run; `passed` is then false, which is no failure. */
  readonly unchecked?: string | undefined;
  /** Result that follows from seeds and rules. */
  readonly expected: string;
  /** Result that the operator stated. */
  readonly actual: string;
}

/** Name and value of an input of the verification, as a receipt lists them. */
export type FairFact = readonly [name: string, value: string];

/** Returns a check that passes if both texts are equal. */
export function compareTexts(name: string, expected: string, actual: string): FairCheck {
  return { name, passed: expected === actual, expected, actual };
}

/** Returns a check that has failed. */
export const failedCheck = (name: string, expected: string, actual: string): FairCheck => ({ name, passed: false, expected, actual });

/** Reason of a check of an enum value or an amount that this version of the site does not know (SPEC D23). */
export const UNKNOWN_VALUE = 'O servidor informou um valor que este site não conhece.';

/**
 * Returns a check that could not run.
 *
 * @param reason a full sentence for the player
 */
export function uncheckedItem(name: string, reason: string): FairCheck {
  return { name, passed: false, unchecked: reason, expected: '', actual: '' };
}

/** Returns the verdict of one check. */
export function checkVerdict({ passed, unchecked }: FairCheck): Verdict {
  if (passed) return 'passed';
  return unchecked === undefined ? 'failed' : 'unchecked';
}

/** Verdicts, the worst first. */
const BY_SEVERITY: readonly Verdict[] = ['failed', 'unchecked', 'passed'];

/** Returns a copy with the failed items first, then the unchecked and the passed ones: a receipt has up to twenty checks. */
export const sortBySeverity = <Item>(items: readonly Item[], toVerdict: (item: Item) => Verdict): Item[] =>
  BY_SEVERITY.flatMap((verdict) => items.filter((item) => toVerdict(item) === verdict));

/** Returns the verdict of a round: one failed check fails it; without checks it is unchecked. */
export function verdictOf(checks: readonly FairCheck[]): Verdict {
  const [worst] = sortBySeverity(checks, checkVerdict);
  return worst === undefined ? 'unchecked' : checkVerdict(worst);
}

/** Returns the reasons of the verdict: the failed checks' names, or else the reasons why checks could not run; none if all have passed. */
export function verdictReasons(checks: readonly FairCheck[]): string[] {
  const failed = checks.filter((check) => checkVerdict(check) === 'failed').map(({ name }) => name);
  return failed.length > 0 ? failed : [...new Set(checks.flatMap(({ unchecked }) => unchecked ?? []))];
}

/** Words for each verdict in a copied receipt. */
const RESULTS: Readonly<Record<Verdict, string>> = { passed: 'confere', unchecked: 'não foi possível conferir', failed: 'não confere' };

/**
 * Formats a receipt as plain text, for the player to copy.
 *
 * @param checks undefined if the browser cannot verify, which is no failure
 */
export function receiptText(title: string, facts: readonly FairFact[], checks: readonly FairCheck[] | undefined): string {
  return [
    title,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    `Resultado: ${RESULTS[verdictOf(checks ?? [])]}`,
    ...(checks ?? []).map(checkText),
  ].join('\n');
}

function checkText({ name, passed, unchecked, expected, actual }: FairCheck): string {
  if (unchecked !== undefined) return `[sem conferência] ${name}: ${unchecked}`;
  if (passed && expected === actual) return `[ok] ${name}: ${actual}`;
  return `${passed ? '[ok]' : '[falha]'} ${name}: calculado ${expected}; informado ${actual}`;
}
