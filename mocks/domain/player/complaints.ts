import type { components } from '@generated/schema';

import { addDays, calendarDay, DAY, isoDateTime, SECOND, startOfDay } from '../calendar';
import type { Conflict, Result } from '../result';
import { conflict, err, ok } from '../result';

type Schemas = components['schemas'];

/** Limit for an answer in business days, as the operator's page about the ombudsman promises. */
const BUSINESS_DAYS_TO_ANSWER = 10;
/** Time from the opening to the examination by the stand-in. */
const REVIEWED_AFTER_MS = DAY;
/** Time from the opening to the answer of the stand-in. */
const ANSWERED_AFTER_MS = 3 * DAY;
const ANSWER = 'Revimos o seu caso e respondemos também por e-mail. Se você não concordar, responda por lá com o número do protocolo.';

/** Complaint to the ombudsman. The protocol is its number, which the player keeps. */
export interface Complaint {
  id: string;
  protocol: string;
  subject: Schemas['ComplaintSubject'];
  text: string;
  /** Time of the opening, in Unix ms. */
  openedAt: number;
}

/**
 * Opens a complaint. An equal complaint (subject and text) is a conflict, so that a repeated request opens no second
 * one. The caller stores the complaint.
 *
 * @param complaints complaints that the player opened before
 * @param sequence makes the protocol number unique on its day
 */
export function openComplaint(
  complaints: readonly Complaint[],
  { subject, text }: Schemas['OpenComplaintRequest'],
  { id, sequence, now }: { id: string; sequence: number; now: number },
): Result<Complaint, Conflict<'same'>> {
  const same = complaints.find((known) => known.subject === subject && known.text === text);
  if (same !== undefined) return err(conflict('same', `Você já abriu esta reclamação. O protocolo é ${same.protocol}.`));
  const protocol = `${calendarDay(now).replaceAll('-', '')}-${String(sequence).padStart(9, '0')}`;
  return ok({ id, protocol, subject, text, openedAt: now });
}

/** Maps a complaint to the contract. The stand-in examines it after a day and answers it after three. */
export function toComplaintDto({ id, protocol, subject, text, openedAt }: Complaint, now: number): Schemas['Complaint'] {
  const age = now - openedAt;
  const isAnswered = age >= ANSWERED_AFTER_MS;
  return {
    id,
    protocol,
    subject,
    text,
    state: isAnswered ? 'answered' : age >= REVIEWED_AFTER_MS ? 'in_review' : 'open',
    opened_at: isoDateTime(openedAt),
    due_at: isoDateTime(deadline(openedAt)),
    answer: isAnswered ? { text: ANSWER, answered_at: isoDateTime(openedAt + ANSWERED_AFTER_MS) } : null,
  };
}

/** Returns the last second of the tenth business day after the opening (Unix ms); holidays count as business days. */
function deadline(openedAt: number): number {
  let day = calendarDay(openedAt);
  for (let left = BUSINESS_DAYS_TO_ANSWER; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return startOfDay(addDays(day, 1)) - SECOND;
}
