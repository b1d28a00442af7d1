import { create } from 'zustand';

export interface AlertMessage {
  readonly id: number;
  readonly type: 'success' | 'info' | 'error';
  readonly message: string;
  /** Subject of the alert. A later alert about the same subject replaces this one. */
  readonly topic?: string;
}

interface AlertState {
  alerts: readonly AlertMessage[];
  dismiss: (id: number) => void;
}

/** Visible alerts, oldest first (SPEC S12). */
export const useAlertStore = create<AlertState>((set) => ({
  alerts: [],
  dismiss: (id) => set(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) })),
}));

const MAX_ALERTS = 3;
let lastId = 0;

/**
 * Shows an alert, which replaces an equal one, one about the same topic, or the oldest of three. An error stays until
 * dismissed (SPEC D7).
 */
export function showAlert(type: AlertMessage['type'], message: string, topic?: string): void {
  lastId += 1;
  const alert = { id: lastId, type, message, ...(topic !== undefined && { topic }) };
  const isOver = (other: AlertMessage) =>
    (other.type === type && other.message === message) || (topic !== undefined && other.topic === topic);
  useAlertStore.setState(({ alerts }) => ({ alerts: [...alerts.filter((other) => !isOver(other)), alert].slice(-MAX_ALERTS) }));
}
