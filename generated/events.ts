// Generated from openapi/ by `npm run generate`. Do not edit.
import type { components } from './schema';

/** Every real-time event of the contract: its channel pattern and the zod validator of its payload. */
export const events = {
  UserUpdateEvent: { channel: 'private-users.{userId}', validator: () => import('./zod/events').then((events) => events.UserUpdateEvent200Response) },
  DepositApprovedEvent: { channel: 'private-deposits.approved.{userId}', validator: () => import('./zod/events').then((events) => events.DepositApprovedEvent200Response) },
  UserRolloverUpdateEvent: { channel: 'private-bonus.{rolloverId}', validator: () => import('./zod/events').then((events) => events.UserRolloverUpdateEvent200Response) },
  WithdrawUpdateEvent: { channel: 'private-withdrawals.{userId}', validator: () => import('./zod/events').then((events) => events.WithdrawUpdateEvent200Response) },
  ProtectionEvent: { channel: 'private-protection.{userId}', validator: () => import('./zod/events').then((events) => events.ProtectionEvent200Response) },
  NotificationEvent: { channel: 'private-users.{userId}', validator: () => import('./zod/events').then((events) => events.NotificationEvent200Response) },
  DoubleRoundOpened: { channel: 'games.double', validator: () => import('./zod/events').then((events) => events.DoubleRoundOpened200Response) },
  DoubleTotalsUpdated: { channel: 'games.double', validator: () => import('./zod/events').then((events) => events.DoubleTotalsUpdated200Response) },
  DoubleRoundRolling: { channel: 'games.double', validator: () => import('./zod/events').then((events) => events.DoubleRoundRolling200Response) },
  DoubleRoundFinished: { channel: 'games.double', validator: () => import('./zod/events').then((events) => events.DoubleRoundFinished200Response) },
  DoubleRoundVoided: { channel: 'games.double', validator: () => import('./zod/events').then((events) => events.DoubleRoundVoided200Response) },
  LiveTableResultEvent: { channel: 'games.live', validator: () => import('./zod/events').then((events) => events.LiveTableResultEvent200Response) },
} as const;

export type EventName = keyof typeof events;

/** The payload of an event. */
export type EventPayload<Name extends EventName> = components['schemas'][Name];
