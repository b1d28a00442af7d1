import { ProtectionOverview } from '@/features/protection/protection-overview';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** Limits, pause, exclusion and reminders (SPEC R29). */
export default function Protection() {
  usePageTitle('Jogo responsável');
  return (
    <Page title="Jogo responsável" lead="Seus limites, pausas e lembretes. Um limite menor vale na hora; um maior, depois de 24 horas.">
      <ProtectionOverview />
    </Page>
  );
}
