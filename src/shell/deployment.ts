import { parseRuntimeConfig } from '@/api/runtime-config';
import type { RuntimeConfig } from '@/api/runtime-config';

let current: RuntimeConfig = parseRuntimeConfig('');

/** Says what this deployment decided; once, before anything is drawn. */
export function setDeployment(config: RuntimeConfig): void {
  current = config;
}

/** What this deployment decided: origins of third parties, tokens of widgets, what may be advertised. */
export function deployment(): RuntimeConfig {
  return current;
}
