// Separate chunk: loaded only when there are modals to restore.
import { isLoginReason } from '@/product/login-return';
import type { Modal } from '@/product/modal-store';

/** Parsers of saved modals, which return undefined if a required field is missing. */
const PARSERS: { readonly [One in Modal['name']]: (saved: Readonly<Record<string, unknown>>) => Modal | undefined } = {
  login: ({ reason }) => (isLoginReason(reason) ? { name: 'login', reason } : { name: 'login' }),
  register: () => ({ name: 'register' }),
  register_cancel: () => ({ name: 'register_cancel' }),
  recover: () => ({ name: 'recover' }),
  deposit: ({ coupon }) => (isText(coupon) ? { name: 'deposit', coupon } : { name: 'deposit' }),
  coupon: () => ({ name: 'coupon' }),
  document: () => ({ name: 'document' }),
  bonus_activate: ({ id }) => (isText(id) ? { name: 'bonus_activate', id } : undefined),
  bonus_exclude: ({ id }) => (isText(id) ? { name: 'bonus_exclude', id } : undefined),
  bonus_redeem: ({ id }) => (isText(id) ? { name: 'bonus_redeem', id } : undefined),
  terms: () => ({ name: 'terms' }),
  // The request that waited for the confirmation ended with the page.
  confirm_access: () => undefined,
  confirm_location: () => undefined,
  notifications: () => ({ name: 'notifications' }),
  majority: () => ({ name: 'majority' }),
  search: () => ({ name: 'search' }),
  game: ({ id }) => (isText(id) ? { name: 'game', id } : undefined),
};

/** Modals that are restored only for visitors. A player has only the last step of the registration, which `useLandingParams` opens. */
const VISITOR_MODALS: ReadonlySet<string> = new Set<Modal['name']>(['login', 'register', 'register_cancel', 'recover']);
/** Modals that are restored only for players. */
const PLAYER_MODALS: ReadonlySet<string> = new Set<Modal['name']>([
  'deposit',
  'coupon',
  'document',
  'bonus_activate',
  'bonus_exclude',
  'bonus_redeem',
  'terms',
  'notifications',
]);

/**
 * Returns the valid modals that this user may have, lowest first; none if `saved` is no array.
 *
 * @param saved content of the draft, possibly written by another build
 */
export function restoreModals(saved: unknown, isPlayer: boolean): Modal[] {
  if (!Array.isArray(saved)) return [];
  return saved.flatMap((each: unknown) => {
    if (!isRecord(each) || !isText(each['name']) || (isPlayer ? VISITOR_MODALS : PLAYER_MODALS).has(each['name'])) return [];
    const modal = isModalName(each['name']) ? PARSERS[each['name']](each) : undefined;
    return modal ?? [];
  });
}

const isModalName = (name: string): name is Modal['name'] => Object.hasOwn(PARSERS, name);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
