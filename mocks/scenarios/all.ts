import { accessScenarios } from './access';
import { identityScenarios } from './identity';
import { laterScenarios } from './later';
import type { ScenarioName } from './names';
import { networkScenarios } from './network';
import { playScenarios } from './play';
import { protectionScenarios } from './protection';
import type { Scenario } from './scenario';
import { sessionScenarios } from './session';

/** Scenarios by name. A missing one is a compile error. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  ...identityScenarios,
  ...protectionScenarios,
  ...playScenarios,
  ...networkScenarios,
  ...sessionScenarios,
  ...accessScenarios,
  ...laterScenarios,
};
