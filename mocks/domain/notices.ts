import type { EventName, EventPayload } from '@generated/events';
import type { components } from '@generated/schema';

import { displayMoment } from './calendar';
import { brl } from './money';
import type { Exclusion } from './protection';
import type { Identity } from './verification';

type Schemas = components['schemas'];
type ProtectionEvent = Schemas['ProtectionEvent'];

/** The text of a notice (pt-BR). */
export type NoticeText = Pick<Schemas['Notification'], 'type' | 'title' | 'body' | 'url'>;

/** Share of a limit from which the player is warned, in percent. */
const NEAR = 80;

const WALLET = '/user/wallet';
const WITHDRAW = '/user/withdraw';
const PROTECTION = '/user/protection';
const ACCOUNT = '/user/account';

/** An event of the contract, without its recipient. */
type Happening = { [Name in EventName]: { name: Name; payload: EventPayload<Name> } }[EventName];

/**
 * Returns the notice for an event, or null for events without one.
 *
 * @param event the event
 * @param exclusion the player's current exclusion; the event alone does not tell an indefinite exclusion from an ended
 *   one
 */
export function noticeOfEvent(event: Happening, exclusion: Exclusion | null): NoticeText | null {
  if (event.name === 'DepositApprovedEvent') {
    const body = `Seu depósito de ${brl(event.payload.amount)} foi aprovado.`;
    return { type: 'deposit', title: 'Depósito aprovado', body, url: WALLET };
  }
  if (event.name === 'WithdrawUpdateEvent') return ofWithdrawal(event.payload);
  return event.name === 'ProtectionEvent' ? ofProtection(event.payload, exclusion) : null;
}

/** Returns the notice for a changed verification status (SPEC E9). */
export function noticeOfIdentity(identity: Identity): NoticeText {
  switch (identity) {
    case 'approved':
      return { type: 'verification', title: 'Conta verificada', body: 'Sua identidade foi confirmada.', url: ACCOUNT };
    case 'pending_face_id': {
      const body = 'Conclua a verificação facial para jogar.';
      return { type: 'verification', title: 'Falta a verificação facial', body, url: ACCOUNT };
    }
    case 'pending_kyc': {
      const body = 'Conclua a verificação da sua conta para jogar e sacar.';
      return { type: 'verification', title: 'Envie os seus documentos', body, url: '/user/account/document' };
    }
  }
}

function ofWithdrawal({ status, amount }: Schemas['WithdrawUpdateEvent']): NoticeText | null {
  if (status === 'paid') {
    return { type: 'withdrawal', title: 'Saque enviado', body: `Seu saque de ${brl(amount)} foi enviado por PIX.`, url: WITHDRAW };
  }
  if (status !== 'rejected') return null;
  const body = `Seu saque de ${brl(amount)} foi recusado. O valor voltou para o seu saldo.`;
  return { type: 'withdrawal', title: 'Saque recusado', body, url: WITHDRAW };
}

const LIMITS: Partial<Record<ProtectionEvent['kind'], string>> = {
  deposit_limit: 'depósitos',
  loss_limit: 'perdas',
  bet_limit: 'apostas',
  time_limit: 'tempo',
};

function ofProtection({ kind, used, limit, until }: ProtectionEvent, exclusion: Exclusion | null): NoticeText | null {
  if (kind === 'suspension') return ofSuspension(until);
  if (kind === 'exclusion') return ofExclusion(exclusion);
  const what = LIMITS[kind];
  if (what === undefined || used === null || limit === null || used * 100 < limit * NEAR) return null;
  const most = kind === 'time_limit' ? `${String(limit)} minutos` : brl(limit);
  const isReached = used >= limit;
  return {
    type: 'protection',
    title: isReached ? `Limite de ${what} atingido` : `Limite de ${what} perto do fim`,
    body: isReached ? `Você atingiu o seu limite de ${what} de ${most}.` : `Você já usou 80% do seu limite de ${what} de ${most}.`,
    url: PROTECTION,
  };
}

function ofSuspension(until: string | null): NoticeText {
  const [title, body] =
    until === null
      ? ['Suspensão encerrada', 'A pausa da sua conta terminou.']
      : ['Conta suspensa', `Sua conta está suspensa até ${displayMoment(Date.parse(until))}.`];
  return { type: 'protection', title, body, url: PROTECTION };
}

function ofExclusion(exclusion: Exclusion | null): NoticeText {
  if (exclusion === null) {
    return { type: 'protection', title: 'Autoexclusão encerrada', body: 'O prazo da sua autoexclusão terminou.', url: PROTECTION };
  }
  const end = exclusion.until === null ? 'por prazo indeterminado' : `até ${displayMoment(exclusion.until)}`;
  const body = `Sua conta está em autoexclusão ${end}. Você pode sacar até ${displayMoment(exclusion.withdrawUntil)}.`;
  return { type: 'protection', title: 'Autoexclusão', body, url: PROTECTION };
}
