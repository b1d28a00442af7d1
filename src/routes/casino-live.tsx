import { LIVE_CATEGORY } from '@/features/casino/categories';
import { Lobby } from '@/features/casino/lobby/lobby';
import { useSeoTitle } from '@/features/site/use-page-title';

/** Live casino (SPEC R8). */
export default function CasinoLive() {
  useSeoTitle('casino_live');
  return <Lobby key={LIVE_CATEGORY} title="Cassino ao vivo" category={LIVE_CATEGORY} />;
}
