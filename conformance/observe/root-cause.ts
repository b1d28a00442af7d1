/** Names of the rules. `conformance/docs/root-causes.md` describes each of them, with its subject. */
export const ROOT_CAUSE_RULES = [
  'accepted-value',
  'auth-everywhere',
  'auth-operation',
  'channel-signature',
  'channel-subscription',
  'converted-types',
  'cross-origin',
  'event-missing',
  'event-payload',
  'error-field',
  'extra-members',
  'https-redirect',
  'information-leak',
  'lifecycle',
  'list',
  'location',
  'no-response',
  'personal-cache',
  'rejected-value',
  'response-header',
  'scenario',
  'schema-keyword',
  'server-failure',
  'server-wide',
  'unvalidated-request',
] as const;

/** Fault behind violations. Those with the same root cause become one finding. */
export interface RootCause {
  readonly rule: (typeof ROOT_CAUSE_RULES)[number];
  /** Common subject of the violations: an operation, a schema location, an event. */
  readonly subject: string;
}

/** Creates a root cause from a rule and its subject. */
export const rootCause = (rule: RootCause['rule'], ...subject: readonly string[]): RootCause => ({ rule, subject: subject.join(' ') });

/** Returns equal keys for equal root causes. */
export const rootCauseKey = ({ rule, subject }: RootCause): string => `${rule} ${subject}`;
