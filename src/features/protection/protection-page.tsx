import type { Exclusion } from '@generated/api/model/exclusion';
import { useGetProtection } from '@generated/api/protection';

import { QueryView } from '@/shared/ui/query-view';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import layout from '@/shared/ui/layout.module.css';
import { paths } from '@/product/paths';
import { PageTabs } from '@/product/ui/page-tabs';

import { ExclusionCard } from './exclusion-card';
import { HelpCard } from './help-card';
import { LimitHistoryCard } from './limit-history-card';
import { LimitsCard } from './limits-card';
import { PauseCard } from './pause-card';
import { ProtectionStatus } from './protection-status';
import styles from './protection.module.css';
import { RemindersCard } from './reminders-card';
import { SelfTestCard } from './self-test/self-test-card';

const TABS = [
  { name: 'limits', to: paths.protection(), label: 'Limites' },
  { name: 'pause', to: paths.protectionSuspension(), label: 'Pausa' },
  { name: 'exclusion', to: paths.protectionExclusion(), label: 'Autoexclusão' },
] as const;

type ProtectionPart = (typeof TABS)[number]['name'];

interface ProtectionPageProps {
  part: ProtectionPart;
  /** Handler that must log the player out after a self-exclusion. @param exclusion undefined if the response was lost with the session */
  onExcluded: (exclusion: Exclusion | undefined) => void;
}

/**
 * Renders limits (with their history and the reminders), pause or self-exclusion, each with the state of the account, the self-test and
 * help (SPEC R29, D9).
 */
export function ProtectionPage({ part, onExcluded }: ProtectionPageProps) {
  const query = useGetProtection();
  return (
    <>
      <PageTabs label="Limites e pausas" pages={TABS} current={part} />
      <QueryView query={query} failed="Não foi possível carregar a sua proteção" lines={6}>
        {({ data }) => (
          <>
            <SectionBoundary name="protection: status" title="o estado da sua conta">
              <ProtectionStatus suspension={data.suspension} exclusion={data.exclusion} barred={data.barred} />
            </SectionBoundary>
            <div className={`${layout.columns} ${styles.parts}`}>
              <div className={layout.column}>
                <SectionBoundary name="protection: limits" title="os limites">
                  {part === 'limits' && <LimitsCard protection={data} />}
                </SectionBoundary>
                <SectionBoundary name="protection: limit history" title="o histórico de limites">
                  {part === 'limits' && <LimitHistoryCard />}
                </SectionBoundary>
                <SectionBoundary name="protection: pause" title="a pausa">
                  {part === 'pause' && <PauseCard protection={data} />}
                </SectionBoundary>
                <SectionBoundary name="protection: exclusion" title="a autoexclusão">
                  {part === 'exclusion' && <ExclusionCard protection={data} onExcluded={onExcluded} />}
                </SectionBoundary>
                <SectionBoundary name="protection: self-test" title="o autoteste">
                  <SelfTestCard />
                </SectionBoundary>
              </div>
              <div className={layout.column}>
                <SectionBoundary name="protection: reminders" title="os lembretes">
                  {part === 'limits' && <RemindersCard reminders={data.reminders} />}
                </SectionBoundary>
                <SectionBoundary name="protection: help" title="a ajuda">
                  <HelpCard centralUrl={data.central_url} />
                </SectionBoundary>
              </div>
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}
