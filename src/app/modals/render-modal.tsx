import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';

import { loadGameDialog } from '@/features/casino/load-game-dialog';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { Modal } from '@/product/modal-store';

type Name = Modal['name'];
type ModalProps<One extends Name> = { [Each in One]: Extract<Modal, { name: Each }> }[One] & { onClose: () => void };

/** Renderers of the dialogs, by the name of the modal. */
const dialogs: { [One in Name]: (props: ModalProps<One>) => ReactNode } = {
  login: later(() => import('@/features/account/login/login-dialog').then((module) => module.LoginDialog)),
  register: later(() => import('@/features/account/register/register-dialog').then((module) => module.RegisterDialog)),
  register_cancel: later(() => import('@/features/account/register/register-cancel-dialog').then((module) => module.RegisterCancelDialog)),
  recover: later(() => import('@/features/account/recover/recover-dialog').then((module) => module.RecoverDialog)),
  deposit: later(() => import('@/features/wallet/deposit/deposit-dialog').then((module) => module.DepositDialog)),
  coupon: later(() => import('@/features/bonuses/coupons/coupon-dialog').then((module) => module.CouponDialog)),
  document: later(() => import('@/features/account/documents/document-dialog').then((module) => module.DocumentDialog)),
  bonus_activate: later(() => import('@/features/bonuses/activate-dialog').then((module) => module.ActivateDialog)),
  bonus_exclude: later(() => import('@/features/bonuses/exclude-dialog').then((module) => module.ExcludeDialog)),
  bonus_redeem: later(() => import('@/features/bonuses/redeem-dialog').then((module) => module.RedeemDialog)),
  terms: later(() => import('@/features/account/terms/terms-dialog').then((module) => module.TermsDialog)),
  confirm_access: later(() => import('@/features/account/confirmation/confirm-access-dialog').then((module) => module.ConfirmAccessDialog)),
  confirm_location: later(() => import('@/features/account/location/location-dialog').then((module) => module.LocationDialog)),
  notifications: later(() => import('@/features/notifications/notifications-dialog').then((module) => module.NotificationsDialog)),
  majority: later(() => import('@/features/account/age-gate-dialog').then((module) => module.AgeGateDialog)),
  search: later(() => import('../search-entries/site-search').then((module) => module.SiteSearch)),
  game: later(() => loadGameDialog().then((module) => module.GameDialog)),
};

/** Renders the dialog of a modal, whose code is loaded at its first render. The caller's boundary handles the wait and a failure. */
export function renderModal<One extends Name>(props: ModalProps<One>): ReactNode {
  return dialogs[props.name](props);
}

/** Returns a renderer that loads the code of its dialog at the first render. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Content = lazyPart(load);
  return (props) => createElement(Content, props);
}
