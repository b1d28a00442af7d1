import { useQuery } from '@tanstack/react-query';

/** One claim about a round, recomputed in the browser and compared with the operator's statement. */
export interface FairCheck {
  /** Name shown to the player: 'Posição das minas'. */
  readonly name: string;
  readonly passed: boolean;
  /** The value that follows from the seeds and the rules. */
  readonly expected: string;
  /** The value that the operator stated. */
  readonly actual: string;
}

/** A line of a receipt. */
export type FairFact = readonly [name: string, value: string];

/** Progress of the verification of a round. */
export interface FairState {
  /** Undefined while the verification is pending or if it failed. */
  readonly checks: readonly FairCheck[] | undefined;
  /** True if this browser cannot verify: WebCrypto needs a secure connection. */
  readonly isUnsupported: boolean;
  readonly isChecking: boolean;
  /** Epoch ms of the last verification; 0 if there was none. */
  readonly checkedAt: number;
  readonly verifyAgain: () => void;
}

/** Returns a check that passes if both texts are equal. */
export function compareTexts(name: string, expected: string, actual: string): FairCheck {
  return { name, passed: expected === actual, expected, actual };
}

/** Returns true if there is at least one check and all of them passed. */
export function allPassed(checks: readonly FairCheck[]): boolean {
  return checks.length > 0 && checks.every(({ passed }) => passed);
}

/**
 * Formats a receipt as plain text, to copy or send.
 *
 * @param checks undefined if the browser could not verify, which is not a failure
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

/**
 * Verifies a round once for each set of inputs.
 *
 * @param inputs everything that the verification reads; a change starts a new one
 */
export function useFairChecks(inputs: readonly unknown[], verify: () => Promise<readonly FairCheck[]>): FairState {
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['fairness', ...inputs],
    queryFn: verify,
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  return { checks: data, isUnsupported: isError, isChecking: isFetching, checkedAt: dataUpdatedAt, verifyAgain: () => void refetch() };
}
