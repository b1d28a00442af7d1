import type { Clock } from './clock';
import type { Random } from './random';

/** Shown to developers; nothing is really sent. */
export interface Message {
  id: string;
  /** Unix ms. */
  at: number;
  playerId: string;
  kind: 'email' | 'sms';
  /** An e-mail address, or phone digits with the country code. */
  to: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  /** The six-digit code in it. */
  code: string | null;
  /** The path of the link in it. */
  link: string | null;
}

/** The oldest are dropped. */
const MAX_MESSAGES = 200;

export type Mail = ReturnType<typeof createMail>;

/** Creates the store of e-mails and SMS, newest first. */
export function createMail({ clock, random }: { clock: Clock; random: Random }) {
  let sent: Message[] = [];

  return {
    /** Omitted fields are empty. */
    send(message: Pick<Message, 'playerId' | 'kind' | 'to' | 'text'> & Partial<Message>): Message {
      const whole = { subject: '', code: null, link: null, ...message, id: `msg_${random.hex(8)}`, at: clock.now() };
      sent = [whole, ...sent].slice(0, MAX_MESSAGES);
      return whole;
    },

    all: (): readonly Message[] => sent,
    forPlayer: (playerId: string): Message[] => sent.filter((message) => message.playerId === playerId),

    dump: (): readonly Message[] => sent,

    restore(saved: readonly Message[] = []): void {
      sent = [...saved];
    },
  };
}
