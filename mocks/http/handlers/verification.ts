import { toVerificationDto } from '../../domain/verification';
import type { HandlersOf } from '../types';

export const verificationHandlers: HandlersOf<'verification'> = {
  getVerificationStatus: ({ bearer: { player }, visit }) => ({
    status: 200,
    body: toVerificationDto(player.verification, visit.ipBlocked),
  }),
};
