import type { HarbourFault } from './server/serve';

/** Harbour that differs from the usual one but keeps the contract: every finding is a false alarm. */
export interface HarbourVariant {
  name: string;
  fault: HarbourFault;
}
