import { displayMoment } from '../calendar';
import { barredWithdrawUntil } from './barring';
import type { Forbidden } from '../result';
import { forbidden } from '../result';
import type { Protection } from './protection';
import { protectionAt } from './protection';
import type { Identity } from '../player/verification';

/**
 * Action of a player; `tighten` and `loosen` change limits. The actions before `play` stay allowed during a suspension or
 * exclusion (SPEC D10), `withdraw` only until the exclusion's deadline. The same holds for a barred player, with the deadline of the barring.
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

/** Facts about player and visit that decide whether an action is allowed. */
export interface AccessContext {
  identity: Identity;
  protection: Protection;
  /** True for a VPN or a blocked IP address. */
  ipBlocked: boolean;
  /** Value of the setting withdraw_requires_kyc (SPEC E6). */
  withdrawNeedsKyc: boolean;
  /** Version of the terms that must be accepted, if any (SPEC Q2). */
  pendingTerms?: string | null;
  /** True if a new account lacks address or bank account (SPEC Q15). */
  activationPending?: boolean;
  /** Problem with the location, if the policy requires one (SPEC Q34). */
  location?: 'required' | 'outside' | null;
}

const ALLOWED_WHILE_PROTECTED: readonly Action[] = ['read', 'support', 'password', 'verify', 'documents', 'pix_key', 'withdraw', 'tighten'];
/** Actions that are closed until a changed version of the terms is accepted (SPEC Q2). */
const REQUIRES_TERMS: readonly Action[] = ['play', 'deposit', 'bonus', 'coupon', 'promotion'];
/** Actions that are closed until a new account has its address and bank account (SPEC Q15). */
const REQUIRES_ACTIVATION: readonly Action[] = ['play', 'deposit', 'withdraw', 'bonus', 'coupon', 'promotion'];
const ALLOWED_FROM_BLOCKED_IP: readonly Action[] = ['read', 'support'];

/** Actions that require verification, with the verb for the message. `face` also requires the face check. */
const VERIFICATION_REQUIRED: Partial<Record<Action, { what: string; face: boolean }>> = {
  play: { what: 'jogar', face: true },
  deposit: { what: 'depositar', face: true },
  withdraw: { what: 'sacar', face: true },
  pix_key: { what: 'cadastrar uma chave', face: false },
};

/** Reason for blocking an action, for code and tests. */
type Reason =
  | 'barred'
  | 'pending_activation'
  | 'ip_blocked'
  | 'excluded'
  | 'suspended'
  | 'terms_changed'
  | 'pending_face_id'
  | 'pending_kyc'
  | 'location_required'
  | 'location_outside';

/**
 * Returns the 403 that blocks an action now, or null (SPEC D9, D10, Q2, Q14, R35). Ended pauses do not block, even if they are still stored.
 * A blocked IP address leaves only `read` and `support`. Limits are not checked here, but by `limitBlock`.
 */
export function accessBlock(action: Action, access: AccessContext, now: number): Forbidden<Reason> | null {
  const { identity, ipBlocked } = access;
  if (ipBlocked && !ALLOWED_FROM_BLOCKED_IP.includes(action)) return block('ip_blocked', 'Acesso bloqueado para o seu endereço de IP.');
  return (
    protectionBlock(action, access.protection, now) ??
    termsBlock(action, access.pendingTerms ?? null) ??
    verificationBlock(action, identity, access.withdrawNeedsKyc) ??
    activationBlock(action, access.activationPending === true) ??
    locationBlock(action, access.location ?? null)
  );
}

function locationBlock(action: Action, location: 'required' | 'outside' | null): Forbidden<Reason> | null {
  if (action !== 'play' || location === null) return null;
  if (location === 'required') return block('location_required', 'Para apostar, precisamos saber que você está no Brasil.');
  return block('location_outside', 'Só é possível apostar no Brasil. Seu saldo está seguro e o saque continua aberto.');
}

function termsBlock(action: Action, version: string | null): Forbidden<Reason> | null {
  if (version === null || !REQUIRES_TERMS.includes(action)) return null;
  return block('terms_changed', `Os termos de uso mudaram. Leia e aceite a versão ${version} para depositar e jogar.`);
}

function activationBlock(action: Action, isPending: boolean): Forbidden<Reason> | null {
  if (!isPending || !REQUIRES_ACTIVATION.includes(action)) return null;
  return block('pending_activation', 'Falta completar o cadastro: endereço e conta bancária no seu CPF.');
}

function protectionBlock(action: Action, before: Protection, now: number): Forbidden<Reason> | null {
  const { exclusion, suspendedUntil, barring } = protectionAt(before, now);
  if (barring !== undefined && action === 'withdraw' && now >= barredWithdrawUntil(barring))
    return block('barred', 'O prazo para sacar terminou. Devolvemos o saldo para uma conta no seu CPF.');
  if (barring !== undefined && !ALLOWED_WHILE_PROTECTED.includes(action))
    return block('barred', 'As regras não permitem apostas nesta conta.');
  const tooLate = exclusion !== null && action === 'withdraw' && now >= exclusion.withdrawUntil;
  if (tooLate) return block('excluded', 'O prazo para sacar durante a autoexclusão terminou.');
  if (ALLOWED_WHILE_PROTECTED.includes(action)) return null;
  if (exclusion !== null) return block('excluded', 'Sua conta está em autoexclusão.');
  return suspendedUntil === null ? null : block('suspended', `Sua conta está em pausa até ${displayMoment(suspendedUntil)}.`);
}

function verificationBlock(action: Action, identity: Identity, withdrawNeedsKyc: boolean): Forbidden<Reason> | null {
  const need = VERIFICATION_REQUIRED[action];
  if (need === undefined || identity === 'approved' || (action === 'withdraw' && !withdrawNeedsKyc)) return null;
  if (identity === 'pending_kyc') return block('pending_kyc', `Conclua a verificação da sua identidade para ${need.what}.`);
  return need.face ? block('pending_face_id', `Conclua a verificação facial para ${need.what}.`) : null;
}

const block = (reason: Reason, message: string) => forbidden(reason, message, reason);
