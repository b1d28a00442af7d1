import { toVerificationDto } from '../../domain/player/verification';
import type { TagHandlers } from '../types';

/** Handler that reads the status of a player's verification. The widget reports a passed check outside the contract. */
export const verificationHandlers: TagHandlers<'verification'> = {
  getVerificationStatus: ({ bearer: { player }, visit }) => ({
    status: 200,
    body: toVerificationDto(player.verification, visit.ipBlocked),
  }),
};
