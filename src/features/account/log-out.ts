import { theSession } from '@/session/use-session';

/** Logs out (SPEC L2): the session forgets the player at once and goes home. */
export function logOut(): void {
  void theSession().logout();
}
