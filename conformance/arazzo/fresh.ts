import { randomInt, randomUUID } from 'node:crypto';

import { generateCpf } from '../probe/cpf';

/** Values that were never sent before: accounts outlive a run, and its seed must not bring back the same people. */
export const FRESH_VALUES = {
  cpf: () => generateCpf(randomInt(100_000_000, 999_999_999)),
  email: (seed: number) => `conformance+${String(seed)}.${randomUUID().slice(0, 8)}@exemplo.invalid`,
  phone: () => `119${String(randomInt(10_000_000, 99_999_999))}`,
  uuid: () => randomUUID(),
  password: () => `Conf${randomUUID().slice(0, 12)}9`,
} as const satisfies Readonly<Record<string, (seed: number) => string>>;
