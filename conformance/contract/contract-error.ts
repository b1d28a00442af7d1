/** Thrown if a contract cannot be used; the message is for its author. */
export class ContractError extends Error {}
