import type { EventName, EventPayload } from '@generated/events';
import type { components } from '@generated/schema';

import { displayMoment } from './calendar';
import { formatBrl } from './money/money';
import type { Exclusion } from './protection/protection';
import type { Identity } from './player/verification';

type Schemas = components['schemas'];
type ProtectionEvent = Schemas['ProtectionEvent'];

/** Content of a notice, with texts in pt-BR. */
export type NoticeContent = Pick<Schemas['Notification'], 'type' | 'title' | 'body' | 'url'>;

/** Share of a limit from which a notice warns. `limit-usage.ts` sends the events. */
const WARNING_PERCENT = 80;

const WALLET_PATH = '/user/wallet';
const WITHDRAW_PATH = '/user/withdraw';
const PROTECTION_PATH = '/user/protection';
const ACCOUNT_PATH = '/user/account';
const BETS_PATH = '/sports?tab=resolvidas';

type ContractEvent = { [Name in EventName]: { name: Name; payload: EventPayload<Name> } }[EventName];

/**
 * Returns the notice for an approved deposit, a paid or rejected withdrawal, a limit that is used to 80 % or more, and a changed suspension
 * or exclusion; null for any other event. `exclusion` is the current one: the event alone does not distinguish an indefinite exclusion from
 * an ended one.
 */
export function eventNotice(event: ContractEvent, exclusion: Exclusion | null): NoticeContent | null {
  if (event.name === 'DepositApprovedEvent') {
    const body = `Seu depósito de ${formatBrl(event.payload.amount)} foi aprovado.`;
    return { type: 'deposit', title: 'Depósito aprovado', body, url: WALLET_PATH };
  }
  if (event.name === 'WithdrawUpdateEvent') return withdrawalNotice(event.payload);
  return event.name === 'ProtectionEvent' ? protectionNotice(event.payload, exclusion) : null;
}

/** Returns the notice for a changed verification status (SPEC E9). */
export function identityNotice(identity: Identity): NoticeContent {
  switch (identity) {
    case 'approved':
      return { type: 'verification', title: 'Conta verificada', body: 'Sua identidade foi confirmada.', url: ACCOUNT_PATH };
    case 'pending_face_id': {
      const body = 'Conclua a verificação facial para jogar.';
      return { type: 'verification', title: 'Falta a verificação facial', body, url: ACCOUNT_PATH };
    }
    case 'pending_kyc': {
      const body = 'Conclua a verificação da sua conta para jogar e sacar.';
      return { type: 'verification', title: 'Envie os seus documentos', body, url: '/user/account/document' };
    }
  }
}

/**
 * Returns the notice for a sports bet that its events ended. A status other than `won` and `void` is a lost bet.
 *
 * @param payout cents, stake included
 */
export function settledBetNotice(status: string, payout: number): NoticeContent {
  const [title, body] =
    status === 'won'
      ? ['Aposta esportiva ganha', `Pagamos ${formatBrl(payout)}.`]
      : status === 'void'
        ? ['Aposta esportiva anulada', `Devolvemos ${formatBrl(payout)}.`]
        : ['Aposta esportiva perdida', 'Sua aposta terminou sem prêmio.'];
  return { type: 'bet', title, body, url: BETS_PATH };
}

function withdrawalNotice({ status, amount }: Schemas['WithdrawUpdateEvent']): NoticeContent | null {
  if (status === 'paid') {
    return {
      type: 'withdrawal',
      title: 'Saque enviado',
      body: `Seu saque de ${formatBrl(amount)} foi enviado por PIX.`,
      url: WITHDRAW_PATH,
    };
  }
  if (status !== 'rejected') return null;
  const body = `Seu saque de ${formatBrl(amount)} foi recusado. O valor voltou para o seu saldo.`;
  return { type: 'withdrawal', title: 'Saque recusado', body, url: WITHDRAW_PATH };
}

const LIMIT_LABELS: Partial<Record<ProtectionEvent['kind'], string>> = {
  deposit_limit: 'depósitos',
  loss_limit: 'perdas',
  bet_limit: 'apostas',
  time_limit: 'tempo',
  count_limit: 'número de apostas',
};

function protectionNotice({ kind, used, limit, until }: ProtectionEvent, exclusion: Exclusion | null): NoticeContent | null {
  if (kind === 'suspension') return suspensionNotice(until);
  if (kind === 'exclusion') return exclusionNotice(exclusion);
  // There is no notice, because the page of a barred player and the mail say it (SPEC Q14).
  if (kind === 'barred') return null;
  const what = LIMIT_LABELS[kind];
  if (what === undefined || used === null || limit === null || used * 100 < limit * WARNING_PERCENT) return null;
  const most = kind === 'time_limit' ? `${String(limit)} minutos` : kind === 'count_limit' ? `${String(limit)} apostas` : formatBrl(limit);
  const isReached = used >= limit;
  return {
    type: 'protection',
    title: isReached ? `Limite de ${what} atingido` : `Limite de ${what} perto do fim`,
    body: isReached
      ? `Você atingiu o seu limite de ${what} de ${most}.`
      : `Você já usou ${String(Math.floor((used * 100) / limit))}% do seu limite de ${what} de ${most}.`,
    url: PROTECTION_PATH,
  };
}

function suspensionNotice(until: string | null): NoticeContent {
  const [title, body] =
    until === null
      ? ['Pausa encerrada', 'A pausa da sua conta terminou.']
      : ['Conta em pausa', `Sua conta está em pausa até ${displayMoment(Date.parse(until))}.`];
  return { type: 'protection', title, body, url: PROTECTION_PATH };
}

function exclusionNotice(exclusion: Exclusion | null): NoticeContent {
  if (exclusion === null) {
    return { type: 'protection', title: 'Autoexclusão encerrada', body: 'O prazo da sua autoexclusão terminou.', url: PROTECTION_PATH };
  }
  const end = exclusion.until === null ? 'por prazo indeterminado' : `até ${displayMoment(exclusion.until)}`;
  const body = `Sua conta está em autoexclusão ${end}. Você pode sacar até ${displayMoment(exclusion.withdrawUntil)}.`;
  return { type: 'protection', title: 'Autoexclusão', body, url: PROTECTION_PATH };
}
