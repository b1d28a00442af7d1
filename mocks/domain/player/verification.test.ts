import { describe, expect, test } from 'vitest';

import { expectErr, expectOk } from '../results.fixture';
import type { Identity, VerificationEvent } from './verification';
import { nextIdentity, toVerificationDto, UNVERIFIED, userStatus } from './verification';

describe('an identity', () => {
  test.each<[Identity, VerificationEvent, Identity]>([
    ['pending_kyc', 'kyc_passed', 'approved'],
    ['pending_kyc', 'face_passed', 'pending_kyc'],
    ['pending_kyc', 'face_asked', 'pending_kyc'],
    ['pending_kyc', 'failed', 'pending_kyc'],
    ['pending_face_id', 'face_passed', 'approved'],
    ['pending_face_id', 'kyc_passed', 'pending_face_id'],
    ['pending_face_id', 'closed', 'pending_face_id'],
    ['pending_face_id', 'kyc_asked', 'pending_kyc'],
    ['approved', 'face_asked', 'pending_face_id'],
    ['approved', 'kyc_asked', 'pending_kyc'],
    ['approved', 'failed', 'approved'],
    ['approved', 'closed', 'approved'],
  ])('%s becomes by %s %s', (before, event, after) => {
    expect(expectOk(nextIdentity(before, event))).toBe(after);
  });

  test('that is approved rejects further checks', () => {
    for (const event of ['face_passed', 'kyc_passed'] as const) {
      expect(expectErr(nextIdentity('approved', event)).body.message).toBe('Sua conta já está verificada.');
    }
  });

  test('starts unverified', () => {
    expect(UNVERIFIED).toBe('pending_kyc');
  });
});

test('is approved only without a blocked address, which merely hides it (SPEC E9)', () => {
  expect(toVerificationDto('approved', false)).toEqual({ user_status: 'approved', isApproved: true });
  expect(toVerificationDto('pending_face_id', false)).toEqual({ user_status: 'pending_face_id', isApproved: false });
  for (const identity of ['approved', 'pending_face_id', 'pending_kyc'] as const) {
    expect(toVerificationDto(identity, true)).toEqual({ user_status: 'ip_blocked', isApproved: false });
  }
  expect((['approved', 'pending_face_id', 'pending_kyc'] as const).map(userStatus)).toEqual(['Ativo', 'Pendente', 'Pendente']);
});
