import type { Modal } from '@/shell/modal-store';

/** What every modal needs to be drawn again: nothing, or a text of its own. */
const MODALS: { readonly [One in Modal['name']]: (kept: Readonly<Record<string, unknown>>) => Modal | undefined } = {
  login: () => ({ name: 'login' }),
  register: () => ({ name: 'register' }),
  register_cancel: () => ({ name: 'register_cancel' }),
  recover: () => ({ name: 'recover' }),
  deposit: ({ coupon }) => (isText(coupon) ? { name: 'deposit', coupon } : { name: 'deposit' }),
  coupon: () => ({ name: 'coupon' }),
  document: () => ({ name: 'document' }),
  bonus_activate: ({ id }) => (isText(id) ? { name: 'bonus_activate', id } : undefined),
  bonus_exclude: ({ id }) => (isText(id) ? { name: 'bonus_exclude', id } : undefined),
  bonus_redeem: ({ id }) => (isText(id) ? { name: 'bonus_redeem', id } : undefined),
  majority: () => ({ name: 'majority' }),
  game: ({ id }) => (isText(id) ? { name: 'game', id } : undefined),
};

/** Those that are nobody's but a visitor's, and those that are a player's. A player's last step is opened by who asks for it. */
const VISITORS: ReadonlySet<string> = new Set<Modal['name']>(['login', 'register', 'register_cancel', 'recover']);
const PLAYERS: ReadonlySet<string> = new Set<Modal['name']>([
  'deposit',
  'coupon',
  'document',
  'bonus_activate',
  'bonus_exclude',
  'bonus_redeem',
]);

/**
 * The modals that were open before the page was loaded anew, the lowest first, as far as they still are for who is here.
 *
 * @param kept what was kept of them, by this build or another one
 */
export function restoreModals(kept: unknown, isPlayer: boolean): Modal[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each: unknown) => {
    if (!isRecord(each) || !isText(each['name']) || (isPlayer ? VISITORS : PLAYERS).has(each['name'])) return [];
    const modal = isModal(each['name']) ? MODALS[each['name']](each) : undefined;
    return modal ?? [];
  });
}

const isModal = (name: string): name is Modal['name'] => Object.hasOwn(MODALS, name);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
