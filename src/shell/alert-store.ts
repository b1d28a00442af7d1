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

/** The alerts on the page, oldest first (SPEC S12). Their time is kept by what draws them. */
export const useAlertStore = create<AlertState>((set) => ({
  alerts: [],
  dismiss: (id) => set(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) })),
}));

const MOST = 3;
let lastId = 0;

/**
 * Shows an alert. The same text twice at once is one alert, begun anew; beyond three the oldest goes.
 *
 * @param type success and info go by themselves, an error stays until dismissed (SPEC D7)
 * @param message what the player reads
 */
export function showAlert(type: AlertMessage['type'], message: string): void {
  lastId += 1;
  const alert = { id: lastId, type, message };
  useAlertStore.setState(({ alerts }) => ({
    alerts: [...alerts.filter((other) => other.type !== type || other.message !== message), alert].slice(-MOST),
  }));
}
