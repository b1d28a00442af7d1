/** Topic of the alert about the end of a session. */
export const SESSION_END = 'session-end';

/** State of a history entry of `/login` that the end of a session has opened. It survives a reload. */
export interface LoginReturn {
  readonly reason: LoginReason;
  /** State of the history entry that the login returns to; null if it has none. */
  readonly pageState: unknown;
}

/** Reason why the login opened without a press of the player: the session ended, with or without an open round of Mines. */
export type LoginReason = 'session_ended' | 'open_mines_round';

/** Reads the state of a history entry, which another build may have written. Returns undefined for any other state. */
export function readLoginReturn(state: unknown): LoginReturn | undefined {
  if (typeof state !== 'object' || state === null || !('reason' in state) || !isLoginReason(state.reason)) return undefined;
  return { reason: state.reason, pageState: 'pageState' in state ? state.pageState : null };
}

export function isLoginReason(value: unknown): value is LoginReason {
  return value === 'session_ended' || value === 'open_mines_round';
}
