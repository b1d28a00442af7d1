/** Place in a contract, which may consist of several files. */
export interface ContractLocation {
  /** Absolute path or URL. */
  file: string;
  /** JSON pointer into the file. */
  pointer: string;
}

/** Place in a contract with its value. */
export interface ContractNode extends ContractLocation {
  value: unknown;
}
