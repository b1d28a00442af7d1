import type { ContractLocation } from '../contract/contract-node';

/** A leaf error of a value. */
export interface SchemaError {
  /** A missing member has the pointer where it should be. */
  pointer: string;
  keyword: string;
  location: ContractLocation;
  limit: unknown;
  /** Received value; undefined if a member is missing. */
  actual: unknown;
}
