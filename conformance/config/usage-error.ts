/** Error of the user's arguments or configuration. Its message is shown without a stack trace, and the exit code is 2. */
export class UsageError extends Error {}
