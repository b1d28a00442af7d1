import { operations } from '@generated/operations';

/** Every operation of the contract. */
export const operationIds: readonly string[] = Object.keys(operations);
