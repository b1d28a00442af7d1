import type { Clock } from './clock';
import type { Random } from '../domain/random';

/** Message that is shown to developers; nothing is really sent. */
export interface Message {
  id: string;
  /** Time of sending, in Unix ms. */
  at: number;
  playerId: string;
  kind: 'email' | 'sms';
  /** E-mail address, or phone digits with the country code. */
  to: string;
  /** Subject; empty for an SMS. */
  subject: string;
  text: string;
  /** Six-digit code in the text. */
  code: string | null;
  /** Path of the link in the text. */
  link: string | null;
}

/** Maximum number of messages of all players together. The oldest are dropped. */
const MAX_MESSAGES = 200;

export type Mail = ReturnType<typeof createMail>;

/** Creates the store of e-mails and SMS, newest first. */
export function createMail({ clock, random }: { clock: Clock; random: Random }) {
  let sent: Message[] = [];

  return {
    /** Stores a message with its own id and time. An omitted subject is empty; an omitted code or link is null. */
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
