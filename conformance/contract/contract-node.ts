export interface ContractLocation {
  /** Absolute path or URL. */
  file: string;
  pointer: string;
}

export interface ContractNode extends ContractLocation {
  value: unknown;
}
