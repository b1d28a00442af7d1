/** Error of a request that is not sent, because the run was ended or the memory is nearly used up. The message is the reason. */
export class RunStoppedError extends Error {}
