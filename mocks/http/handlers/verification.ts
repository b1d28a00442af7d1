import { toVerificationDto } from '../../domain/player/verification';
import type { TagHandlers } from '../types';

export const verificationHandlers: TagHandlers<'verification'> = {
  getVerificationStatus: ({ bearer: { player }, visit }) => ({
    status: 200,
    body: toVerificationDto(player.verification, visit.ipBlocked),
  }),
};
