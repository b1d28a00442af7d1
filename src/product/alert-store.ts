import { create } from 'zustand';

import { runtimeConfig } from './runtime-config';

export interface AlertMessage {
  readonly id: number;
  readonly type: 'success' | 'info' | 'error';
  readonly message: string;
  /** Subject of the alert. A later alert about the same subject replaces this one. */
  readonly topic?: string;
  /** True for an alert that does not hide: the deployment keeps errors, or the player has reopened it (SPEC D7). */
  readonly stays: boolean;
  /** True for an error that has hidden before the player dismissed it. It can be reopened. */
  readonly isHidden?: boolean;
}

interface AlertState {
  alerts: readonly AlertMessage[];
  dismiss: (id: number) => void;
  /** Ends the time of an alert: an error is hidden and can be reopened, any other alert is removed. */
  hide: (id: number) => void;
  /** Shows all hidden errors again, until they are dismissed. */
  reopen: () => void;
}

/** Alerts with the hidden errors, oldest first (SPEC S12, D7). */
export const useAlertStore = create<AlertState>((set) => ({
  alerts: [],
  dismiss: (id) => set(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) })),
  hide: (id) =>
    set(({ alerts }) => ({
      alerts: alerts.flatMap((alert) => (alert.id !== id ? [alert] : alert.type === 'error' ? [{ ...alert, isHidden: true }] : [])),
    })),
  reopen: () =>
    set(({ alerts }) => ({ alerts: alerts.map((alert) => (alert.isHidden ? { ...alert, isHidden: false, stays: true } : alert)) })),
}));

/** Removes the alerts about a topic. */
export function dismissAlerts(topic: string): void {
  useAlertStore.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.topic !== topic) }));
}

/** Maximum number of alerts. Hidden errors count, so that a new alert can remove one for good. */
const MAX_ALERTS = 3;
let lastId = 0;

/**
 * Shows an alert, which replaces an equal one, those about the same topic, and the oldest if there are three. An error can be reopened
 * after it was hidden; it stays until dismissed if the deployment says so (SPEC D7).
 */
export function showAlert(type: AlertMessage['type'], message: string, topic?: string): void {
  lastId += 1;
  const stays = type === 'error' && runtimeConfig().errorAlerts === 'stay';
  const alert = { id: lastId, type, message, stays, ...(topic !== undefined && { topic }) };
  const isOver = (other: AlertMessage) =>
    (other.type === type && other.message === message) || (topic !== undefined && other.topic === topic);
  useAlertStore.setState(({ alerts }) => ({ alerts: [...alerts.filter((other) => !isOver(other)), alert].slice(-MAX_ALERTS) }));
}
