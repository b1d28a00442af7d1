/** The operation was stopped before its request left this device, so nothing was moved. */
export class NotSentError extends Error {}

/** The device is offline. Nothing was sent, and nothing is queued. */
export class OfflineError extends NotSentError {}

/** Another tab of the site is sending an operation of the same name. */
export class InProgressInOtherTabError extends NotSentError {}

/** A success response whose documented body says that the operation was not executed, with its text for the player. */
export class RejectedInBodyError extends Error {}

/** The lookup proved that the operation was not executed and no longer can be. */
export class NotAppliedError extends Error {}

/** The response was lost and the lookups did not find the operation: it may still be executed. */
export class UnknownOutcomeError extends Error {}
