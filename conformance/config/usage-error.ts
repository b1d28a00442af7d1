/** An error in the command line or the configuration, with a one-line message for the user. */
export class UsageError extends Error {}
