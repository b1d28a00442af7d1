import { create } from 'zustand';

import { playerIdFromToken } from '@/session/token';
import { theSession } from '@/session/use-session';
import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

import type { VerificationState } from './use-verification';
import type { VerificationKind } from './verification-messages';

/** Finished check that the backend has not confirmed. */
interface SentCheck {
  /** Id of the player. */
  readonly player: string;
  readonly kind: VerificationKind;
  /** Time in ms since 1970. */
  readonly at: number;
}

/** Key in local storage, because a review outlasts a visit. */
const STORAGE_KEY = 'verification-sent';
/** Time after which the check opens again: a review takes minutes, rarely a day. */
const MAX_REVIEW_MS = 24 * 3_600_000;

const useSentCheckStore = create<{ readonly sent: SentCheck | undefined }>(() => ({ sent: readSent() }));

/**
 * Stores on this device that the player has finished a check which the backend does not confirm yet. The device keeps only one check, so
 * that an earlier one, also of another player, is forgotten.
 */
export function noteSentCheck(kind: VerificationKind): void {
  const sent = { player: playerId(), kind, at: Date.now() };
  writeStored('local', STORAGE_KEY, JSON.stringify(sent));
  useSentCheckStore.setState({ sent });
}

/** Forgets the finished check, so that it can be made again. */
export function forgetSentCheck(): void {
  removeStored('local', STORAGE_KEY);
  useSentCheckStore.setState({ sent: undefined });
}

/** Returns the check that the state requires (SPEC W1), if any. */
export function requiredCheck(state: VerificationState): VerificationKind | undefined {
  if (state === 'pending_face_id') return 'face';
  return state === 'pending_kyc' ? 'kyc' : undefined;
}

/** Returns true if this player has finished the check that the state requires, on this device and within the last 24 hours. */
export function isInReview(state: VerificationState, { sent } = useSentCheckStore.getState()): boolean {
  if (sent === undefined || sent.kind !== requiredCheck(state)) return false;
  return sent.player === playerId() && Date.now() - sent.at < MAX_REVIEW_MS;
}

/** Returns `isInReview`, and renders again when a check was noted or forgotten, but not when the 24 hours end. */
export const useIsInReview = (state: VerificationState): boolean => useSentCheckStore((store) => isInReview(state, store));

/** Returns the id in the token, which is known before the player is loaded; an empty one if the token has none. */
function playerId(): string {
  const state = theSession().state();
  return (state.name === 'player' && playerIdFromToken(state.token.value)) || '';
}

function readSent(): SentCheck | undefined {
  const stored = readStoredJson('local', STORAGE_KEY);
  if (typeof stored !== 'object' || stored === null || !('player' in stored) || !('kind' in stored) || !('at' in stored)) return undefined;
  const { player, kind, at } = stored;
  if (typeof player !== 'string' || typeof at !== 'number' || (kind !== 'face' && kind !== 'kyc')) return undefined;
  return { player, kind, at };
}
