import { type Check, RuntimeConfigError } from '../../src/api/runtime-config-checks';

/** Checks for '' or an address of security.txt. */
export function contact(fallback: string): Check<string> {
  return (value = fallback, key) => {
    if (value === '' || (typeof value === 'string' && /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value))) return value;
    throw new RuntimeConfigError(key, 'an address such as mailto:security@example.com or https://example.com/security');
  };
}

/** Checks for the single segment of a regulation page's path (SPEC R15). */
export const pageSlug: Check<string> = (value, key) => {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return value;
  throw new RuntimeConfigError(key, 'a slug such as termos-de-uso');
};
