import { operations } from '@generated/operations';

/** Ids of all operations of the contract. */
export const operationIds: readonly string[] = Object.keys(operations);
