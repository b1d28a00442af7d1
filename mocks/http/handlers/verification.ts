import type { HandlersOf } from '../types';

export const verificationHandlers: HandlersOf<'verification'> = {
  getVerificationStatus: ({ bearer: { player } }) => ({
    status: 200,
    body: { user_status: player.verification, isApproved: player.verification === 'approved' },
  }),
};
