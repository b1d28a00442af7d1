import { Lobby } from '@/features/casino/lobby/lobby';
import { usePageTitle } from '@/features/site/use-page-title';

/** All games (SPEC R7). */
export default function Casino() {
  usePageTitle('Cassino');
  return <Lobby title="Cassino" />;
}
