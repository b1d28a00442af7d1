import type { IconName } from './icon-paths';
import { iconPaths } from './icon-paths';

/**
 * A decorative icon in the colour of the text around it; what it means must stand beside it in words.
 *
 * @param props.size edge in px, 24 by default
 * @param props.filled whether the shape is filled too, for a state that is on
 */
export function Icon({ name, size = 24, filled = false }: { name: IconName; size?: number; filled?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
