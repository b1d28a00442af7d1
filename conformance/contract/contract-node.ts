/** Place in a contract, which may consist of several files. */
export interface ContractLocation {
  /** Absolute path or URL. */
  file: string;
  /** JSON pointer into the file after its conversion to OpenAPI 3.1. `DocumentStore.sourceLocation` returns the line in the original. */
  pointer: string;
}

/** Place in a contract with its value. */
export interface ContractNode extends ContractLocation {
  value: unknown;
}
