import { useQuery } from '@tanstack/react-query';

export interface FairCheck {
  readonly name: string;
  readonly passed: boolean;
  /** Follows from seeds and rules. */
  readonly expected: string;
  /** Stated by the operator. */
  readonly actual: string;
}

export type FairFact = readonly [name: string, value: string];

export interface FairState {
  /** Undefined while pending or if the verification failed. */
  readonly checks: readonly FairCheck[] | undefined;
  /** Without WebCrypto, which needs a secure connection. */
  readonly isUnsupported: boolean;
  readonly isChecking: boolean;
  /** Epoch ms; 0 before the first verification. */
  readonly checkedAt: number;
  readonly verifyAgain: () => void;
}

export function compareTexts(name: string, expected: string, actual: string): FairCheck {
  return { name, passed: expected === actual, expected, actual };
}

/** Returns true if all checks, and at least one, passed. */
export function allPassed(checks: readonly FairCheck[]): boolean {
  return checks.length > 0 && checks.every(({ passed }) => passed);
}

/** @param checks undefined if the browser cannot verify, which is no failure */
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

/** Verifies a round once per set of inputs, all that `verify` reads. */
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
