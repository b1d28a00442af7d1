import type { Clock } from './clock';
import type { Random } from './random';

/** A message that left the house, for whoever develops to read: nothing is sent anywhere. */
export interface Message {
  id: string;
  /** In milliseconds since 1970. */
  at: number;
  /** Whose account it is about. */
  playerId: string;
  kind: 'email' | 'sms';
  /** An address, or digits of a phone with the country code. */
  to: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  /** The code that it brings, six digits. */
  code: string | null;
  /** Where it leads, a path on the site. */
  link: string | null;
}

/** How many are kept; the oldest go. */
const MOST = 200;

export type Mail = ReturnType<typeof createMail>;

/** The e-mails and SMS of the house, the newest first. */
export function createMail({ clock, random }: { clock: Clock; random: Random }) {
  let sent: Message[] = [];

  return {
    /** Sends a message. What is left out of it is empty. */
    send(message: Pick<Message, 'playerId' | 'kind' | 'to' | 'text'> & Partial<Message>): Message {
      const whole = { subject: '', code: null, link: null, ...message, id: `msg_${random.hex(8)}`, at: clock.now() };
      sent = [whole, ...sent].slice(0, MOST);
      return whole;
    },

    all: (): readonly Message[] => sent,
    of: (playerId: string): Message[] => sent.filter((message) => message.playerId === playerId),

    kept: (): readonly Message[] => sent,

    /** Puts what was kept in the place of all there is. */
    replace(kept: readonly Message[] = []): void {
      sent = [...kept];
    },
  };
}
