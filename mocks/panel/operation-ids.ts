import { type OperationId, operations } from '@generated/operations';

/** Ids of all operations of the contract. */
export const operationIds = Object.keys(operations) as readonly OperationId[];
