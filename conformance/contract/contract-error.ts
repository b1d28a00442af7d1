/** Error of a contract that cannot be used. Its message is for the author of the contract. */
export class ContractError extends Error {}
