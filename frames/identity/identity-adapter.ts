import type { MessageOf } from '../protocol/frame-protocol';
import type { VERIFICATION } from '../protocol/verification';

/** Kind of an identity check (SPEC W1): `face` compares the face, `kyc` checks a document and then the face. */
export type CheckKind = 'face' | 'kyc';

interface IdentityOptions {
  readonly kind: CheckKind;
  readonly session: Omit<MessageOf<typeof VERIFICATION.toFrame>, 'type'>;
  /** Language as a tag of BCP 47. */
  readonly language: string;
  /** Element that receives the widget. */
  readonly element: HTMLElement;
  readonly script: string;
  readonly load: (address: string) => Promise<void>;
  /** Sends a message to the site. */
  readonly send: (message: MessageOf<typeof VERIFICATION.fromFrame>) => void;
}

/** Opens a provider's widget. Rejects if it does not load or does not accept the session. */
export type IdentityAdapter = (options: IdentityOptions) => Promise<void>;
