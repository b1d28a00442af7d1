import type { LookUpOnly, MoneyRequests } from './money-requests';

export interface OperationResult<Outcome> {
  readonly outcome: Outcome;
  /** True if the outcome belongs to an earlier operation with another body. The new one was not sent. */
  readonly isEarlier: boolean;
}

/** Operation whose name is reserved in this tab, until it was sent or looked up. The holder must call one of the two, once. */
export interface LockedOperation {
  /**
   * Sends an operation, or repeats the pending one with the same body under its key, unless a lookup finds it executed, or proves that
   * it was not and never will be: then it is sent under a new key. A pending one with another body is looked up instead: the player first
   * learns its outcome.
   * @param onUnknown called before polling, when the response is lost or a pending operation with another body is looked up
   * @throws {NotSentError | NotAppliedError | UnknownOutcomeError} or the server's rejection, or the NetworkError of a request that did
   * not leave the device. A NotSentError is an OfflineError, an InProgressInOtherTabError, or wraps an error of
   * `knownIds` or `beforeRepeat`
   */
  readonly send: <Body, Outcome>(
    body: Body,
    requests: MoneyRequests<Body, Outcome>,
    onUnknown: () => void,
  ) => Promise<OperationResult<Outcome>>;
  /**
   * Looks up the operation that was pending before a reload. Sends nothing, and does not check whether the device is online.
   * @param onUnknown called before the lookup if one is pending
   * @returns undefined if none is pending, or another tab holds its lock
   * @throws {NotAppliedError | UnknownOutcomeError}
   */
  readonly resume: <Outcome>(requests: LookUpOnly<Outcome>, onUnknown: () => void) => Promise<Outcome | undefined>;
}
