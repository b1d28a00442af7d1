import { create } from 'zustand';

export interface AlertMessage {
  readonly id: number;
  readonly type: 'success' | 'info' | 'error';
  readonly message: string;
}

interface AlertState {
  alerts: readonly AlertMessage[];
  dismiss: (id: number) => void;
}

/** Oldest first (SPEC S12). */
export const useAlertStore = create<AlertState>((set) => ({
  alerts: [],
  dismiss: (id) => set(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) })),
}));

const MAX_ALERTS = 3;
let lastId = 0;

/** Shows an alert, which replaces an equal one, or the oldest of three. An error stays until dismissed (SPEC D7). */
export function showAlert(type: AlertMessage['type'], message: string): void {
  lastId += 1;
  const alert = { id: lastId, type, message };
  useAlertStore.setState(({ alerts }) => ({
    alerts: [...alerts.filter((other) => other.type !== type || other.message !== message), alert].slice(-MAX_ALERTS),
  }));
}
