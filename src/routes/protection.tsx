import type { Exclusion } from '@generated/api/model/exclusion';

import { showExclusionNotice } from '@/features/account/login/exclusion-notice-store';
import { ProtectionPage } from '@/features/protection/protection-page';
import { TitledPage } from '@/features/page-parts/titled-page';
import { theSession } from '@/session/use-session';
import { openModal } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';

/** Renders limits and reminders, the pause, or the exclusion, by the path (SPEC R29). */
export default function Protection() {
  const { pathname } = useLocation();
  const part = pathname === paths.protectionExclusion() ? 'exclusion' : pathname === paths.protectionSuspension() ? 'pause' : 'limits';
  return (
    <TitledPage
      title="Limites e pausas"
      lead="Você decide quanto tempo e dinheiro gastar no jogo e pode parar quando quiser."
      section={{ name: 'protection', title: 'a sua proteção' }}
    >
      <ProtectionPage key={part} part={part} onExcluded={leave} />
    </TitledPage>
  );
}

/** Logs the player out after an exclusion. The login modal then shows when the exclusion ends and how to withdraw. */
function leave(exclusion: Exclusion | undefined): void {
  void theSession().logout();
  showExclusionNotice(exclusion);
  openModal({ name: 'login' });
}
