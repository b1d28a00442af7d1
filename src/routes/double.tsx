import { DoublePage } from '@/features/double/double-page';
import { usePageTitle } from '@/features/page-parts/use-page-title';

/** Renders Double (SPEC R12). */
export default function Double() {
  usePageTitle('Double');
  return <DoublePage />;
}
