import type { OperationId } from '@generated/operations';

/**
 * Operations that the stand-in does not have yet: the contract's examples answer them, so that a page can be written before
 * their rules. The types accept no handler for them elsewhere, and `not-yet.test.ts` fails unless it lists the same.
 */
export const notYet = [] as const satisfies readonly OperationId[];

/** Id of an operation without rules. */
export type NotYet = (typeof notYet)[number];
