/** Something wrong with the command line or the configuration, in one line for whoever wrote it. */
export class UsageError extends Error {}
