/** One thing that was promised of a round, recomputed in the browser and compared with what the house said. */
export interface FairCheck {
  /** What is compared, for the player: 'Posição das minas'. */
  readonly name: string;
  readonly passed: boolean;
  /** What follows from the seeds and the rules. */
  readonly expected: string;
  /** What the house said. */
  readonly actual: string;
}

/** A line of a receipt: its name and its value. */
export type FairFact = readonly [name: string, value: string];

/** A comparison that passes where both texts are the same. */
export function sameCheck(name: string, expected: string, actual: string): FairCheck {
  return { name, passed: expected === actual, expected, actual };
}

/** Whether a round is what was promised: at least one thing was compared, and all of them agree. */
export function allPassed(checks: readonly FairCheck[]): boolean {
  return checks.length > 0 && checks.every(({ passed }) => passed);
}

/**
 * A receipt as text, to be kept or sent.
 *
 * @param title which round
 * @param facts what the round was made of
 * @param checks what was compared; undefined where that could not be done, which is no failure
 */
export function receiptText(title: string, facts: readonly FairFact[], checks: readonly FairCheck[] | undefined): string {
  const result = checks === undefined ? 'não conferida neste navegador' : allPassed(checks) ? 'confere' : 'não confere';
  return [
    title,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    `Resultado: ${result}`,
    ...(checks ?? []).map(
      ({ name, passed, expected, actual }) =>
        `${passed ? '[ok]' : '[falha]'} ${name}: ${passed && expected === actual ? actual : `calculado ${expected}; informado ${actual}`}`,
    ),
  ].join('\n');
}
