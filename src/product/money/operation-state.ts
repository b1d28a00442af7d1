import type { OperationRecord, PendingStateName } from './operation-record';

/**
 * State of an operation. `unknown`: the response was lost, and the site polls. `unresolved`: polling found nothing. The form is
 * locked; a press repeats the request under the same key. `isRepeat`: the latest request was such a repetition.
 */
export type OperationState =
  | { readonly name: 'idle' }
  | { readonly name: PendingStateName; readonly record: OperationRecord; readonly isRepeat: boolean };

/** Event that may change the state of an operation. */
export type OperationEvent =
  /** The operation is about to be sent. Its record must be persisted first. */
  | { readonly type: 'started'; readonly record: OperationRecord }
  /** The operation is about to be sent again, under its key. */
  | { readonly type: 'repeated' }
  /** The request did not leave this device. */
  | { readonly type: 'not_sent' }
  /** The server rejected the request as the contract documents. */
  | { readonly type: 'rejected' }
  /** The request may have been executed. */
  | { readonly type: 'response_lost' }
  /** The site has stopped looking for the outcome. */
  | { readonly type: 'polling_ended' }
  /** The operation was executed, or certainly not. */
  | { readonly type: 'resolved' };

const IDLE: OperationState = { name: 'idle' };

/**
 * Returns the next state. `started` changes only the state `idle`, and no other event changes that one.
 * A first request that is rejected or not sent leads to `idle`. A rejected repetition leads to `unknown`: it says nothing about the first
 * request, which is looked up. One that was not sent leads back to `unresolved`.
 */
export function transition(state: OperationState, event: OperationEvent): OperationState {
  if (event.type === 'started') return state.name === 'idle' ? { name: 'sending', record: event.record, isRepeat: false } : state;
  if (state.name === 'idle') return state;
  const { record, isRepeat } = state;
  switch (event.type) {
    case 'repeated':
      return { name: 'sending', record, isRepeat: true };
    case 'not_sent':
      return isRepeat ? { name: 'unresolved', record, isRepeat } : IDLE;
    case 'rejected':
      return isRepeat ? { name: 'unknown', record, isRepeat } : IDLE;
    case 'response_lost':
      return { name: 'unknown', record, isRepeat };
    case 'polling_ended':
      return { name: 'unresolved', record, isRepeat };
    case 'resolved':
      return IDLE;
  }
}
