/** Names of the scenarios: situations that a developer or a test can choose, for example by the header `X-Mock-Scenario`. */
export const SCENARIO_NAMES = [
  'new-player',
  'activation',
  'simple-registration',
  'verified',
  'pending-face',
  'pending-kyc',
  'ip-blocked',
  'excluded',
  'suspended',
  'barred-exclusion',
  'barred-benefit',
  'barred-debt',
  'at-risk',
  'limit-reached',
  'terms-changed',
  'terms-told',
  'time-limit',
  'reality-check',
  'open-mines-round',
  'bonus-nearly-done',
  'deposit-coupon',
  'double-chain-change',
  'maintenance',
  'slow-network',
  'backend-down',
  'flaky',
  'contract-breaking-answer',
  'live-tables-closed',
  'token-expired',
  'refresh-failing',
  'second-factor',
  'second-factor-app',
  'confirm-access',
  'location-required',
  'deposit-paid',
  'withdrawal-rejected',
  'bonus-expired',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** Name of a visit without a scenario. */
export const NO_SCENARIO = 'none';

/** Returns true for the name of a scenario; false for {@link NO_SCENARIO}. */
export function isScenarioName(text: string): text is ScenarioName {
  return SCENARIO_NAMES.some((name) => name === text);
}
