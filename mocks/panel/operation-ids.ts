import { operations } from '@generated/operations';

/** All operations of the contract. */
export const operationIds: readonly string[] = Object.keys(operations);
