/** Error of a request after the run was ended from outside. The message is the reason. */
export class RunStoppedError extends Error {}
