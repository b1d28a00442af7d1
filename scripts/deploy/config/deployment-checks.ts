import { pattern } from '../../site/brand/brand-checks';

/** Checks for an address of security.txt. */
export const contact = pattern(
  'an address such as mailto:security@example.com or https://example.com/security',
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
);

/** Checks for the single segment of a regulation page's path (SPEC R15). */
export const pageSlug = pattern('a slug such as termos-de-uso', /^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Checks for the name of an icon of the icon service (SPEC S18). */
export const iconName = pattern('an icon such as lucide:gift', /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/);
