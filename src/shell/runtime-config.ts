import { parseRuntimeConfig } from '@/api/runtime-config';
import type { RuntimeConfig } from '@/api/runtime-config';

let current: RuntimeConfig = parseRuntimeConfig('');

/** Called once, before the first render. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** Third-party origins, widget keys, advertising policy. */
export function runtimeConfig(): RuntimeConfig {
  return current;
}
