import { parseRuntimeConfig } from '@/api/runtime-config';
import type { RuntimeConfig } from '@/api/runtime-config';

let current: RuntimeConfig = parseRuntimeConfig('');

/** Sets the configuration, once before the first render. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** Returns the switches of the rules that the operator's counsel decides (SPEC Q1). */
export function regulation(): RuntimeConfig['regulation'] {
  return current.regulation;
}

/** Returns the configuration of the deployment; the default one until it is set. */
export function runtimeConfig(): RuntimeConfig {
  return current;
}
