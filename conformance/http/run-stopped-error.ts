/** The run was ended from outside; the message says by what. */
export class RunStoppedError extends Error {}
