import { displayMoment } from './calendar';
import type { Forbidden } from './outcome';
import { forbidden } from './outcome';
import type { Protection } from './protection';
import { protectionAt } from './protection';
import type { Identity } from './verification';

/**
 * An action that access rules apply to. The actions listed before `play` stay allowed during a suspension or exclusion
 * (SPEC D10).
 */
export type Action =
  | 'read'
  | 'support'
  | 'password'
  | 'verify'
  | 'documents'
  | 'pix_key'
  | 'withdraw'
  | 'tighten'
  | 'play'
  | 'deposit'
  | 'bonus'
  | 'coupon'
  | 'promotion'
  | 'favorite'
  | 'profile'
  | 'loosen'
  | 'cancel_withdrawal';

/** What the access rules need to know about a player and the current visit. */
export interface Standing {
  identity: Identity;
  protection: Protection;
  /** True if the visit comes from a VPN or a blocked IP address. */
  ipBlocked: boolean;
  /** The setting withdraw_requires_kyc (SPEC E6). */
  withdrawNeedsKyc: boolean;
}

const OPEN_TO_ALL: readonly Action[] = ['read', 'support', 'password', 'verify', 'documents', 'pix_key', 'withdraw', 'tighten'];
const OPEN_FROM_ANYWHERE: readonly Action[] = ['read', 'support'];

/** Actions that require verification: the verb used in the message (pt-BR), and whether the face check is required too. */
const NEEDS: Partial<Record<Action, { what: string; face: boolean }>> = {
  play: { what: 'jogar', face: true },
  deposit: { what: 'depositar', face: true },
  withdraw: { what: 'sacar', face: true },
  pix_key: { what: 'cadastrar uma chave', face: false },
};

type Reason = 'ip_blocked' | 'excluded' | 'suspended' | 'pending_face_id' | 'pending_kyc';

/**
 * Returns the 403 that blocks an action now, or null if it is allowed (SPEC D9, D10, R35). Limits are checked by
 * `limitBlock`.
 */
export function whyForbidden(action: Action, standing: Standing, now: number): Forbidden<Reason> | null {
  const { identity, ipBlocked } = standing;
  if (ipBlocked && !OPEN_FROM_ANYWHERE.includes(action)) return no('ip_blocked', 'Acesso bloqueado para o seu endereço de IP.');
  return whyPaused(action, standing.protection, now) ?? whyUnverified(action, identity, standing.withdrawNeedsKyc);
}

function whyPaused(action: Action, before: Protection, now: number): Forbidden<Reason> | null {
  const { exclusion, suspendedUntil } = protectionAt(before, now);
  const tooLate = exclusion !== null && action === 'withdraw' && now >= exclusion.withdrawUntil;
  if (tooLate) return no('excluded', 'O prazo para sacar durante a autoexclusão terminou.');
  if (OPEN_TO_ALL.includes(action)) return null;
  if (exclusion !== null) return no('excluded', 'Sua conta está em autoexclusão.');
  return suspendedUntil === null ? null : no('suspended', `Sua conta está suspensa até ${displayMoment(suspendedUntil)}.`);
}

function whyUnverified(action: Action, identity: Identity, withdrawNeedsKyc: boolean): Forbidden<Reason> | null {
  const need = NEEDS[action];
  if (need === undefined || identity === 'approved' || (action === 'withdraw' && !withdrawNeedsKyc)) return null;
  if (identity === 'pending_kyc') return no('pending_kyc', `Conclua a verificação da sua identidade para ${need.what}.`);
  return need.face ? no('pending_face_id', `Conclua a verificação facial para ${need.what}.`) : null;
}

const no = (reason: Reason, message: string) => forbidden(reason, message, reason);
