import { shownVerification } from '../../domain/verification';
import type { HandlersOf } from '../types';

export const verificationHandlers: HandlersOf<'verification'> = {
  getVerificationStatus: ({ bearer: { player }, visit }) => ({
    status: 200,
    body: shownVerification(player.verification, visit.ipBlocked),
  }),
};
