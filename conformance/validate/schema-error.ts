import type { ContractLocation } from '../contract/contract-node';

/** Innermost error of a value, with the place in the contract. */
export interface SchemaError {
  /** JSON pointer into the value. A missing member has the pointer where it should be. */
  pointer: string;
  /** Keyword of the schema that failed, such as `maximum`. */
  keyword: string;
  /** Place of the keyword in the contract. */
  location: ContractLocation;
  /** Value of the keyword in the schema; for `required`, the name of the missing member. */
  limit: unknown;
  /** Received value; undefined if a member is missing. */
  actual: unknown;
}
