/** Name of a rule by which violations are grouped. `docs/checker.md` says in which order the rules apply. */
type RootCauseRule =
  | 'accepted-value'
  | 'auth-everywhere'
  | 'auth-operation'
  | 'channel-signature'
  | 'channel-subscription'
  | 'converted-types'
  | 'cross-origin'
  | 'event-missing'
  | 'event-payload'
  | 'error-field'
  | 'extra-members'
  | 'https-redirect'
  | 'information-leak'
  | 'lifecycle'
  | 'list'
  | 'location'
  | 'no-response'
  | 'personal-cache'
  | 'rejected-value'
  | 'response-header'
  | 'scenario'
  | 'schema-keyword'
  | 'server-failure'
  | 'server-wide'
  | 'unvalidated-request';

/** Fault behind violations. Those with the same root cause become one finding. */
export interface RootCause {
  readonly rule: RootCauseRule;
  /** Common subject of the violations: an operation, a schema location, an event. */
  readonly subject: string;
}

/** Creates a root cause from a rule and its subject. */
export const rootCause = (rule: RootCause['rule'], ...subject: readonly string[]): RootCause => ({ rule, subject: subject.join(' ') });

/** Returns equal keys for equal root causes. */
export const rootCauseKey = ({ rule, subject }: RootCause): string => `${rule} ${subject}`;
