import { operations } from '@generated/operations';

export const operationIds: readonly string[] = Object.keys(operations);
