// Separate chunk: loaded only for a self-excluded, paused or barred player.
import { useGetProtection } from '@generated/api/protection';

import { Card, Page } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { SupportContacts } from '@/product/ui/support-contacts';

import { HelpCard } from './help-card';
import { ProtectionStatus } from './protection-status';

/**
 * Renders the page of a self-excluded, paused or barred player in place of home and all offers: the end of this state, withdrawal,
 * support and help (SPEC D10).
 */
export function BlockedAccount() {
  const query = useGetProtection();
  return (
    <Page title="Início">
      <QueryView query={query} failed="Não foi possível carregar a sua proteção">
        {({ data }) => (
          <>
            <ProtectionStatus suspension={data.suspension} exclusion={data.exclusion} barred={data.barred} />
            <Card title="Suporte">
              <SectionBoundary name="blocked account: support" title="os contatos do suporte">
                <SupportContacts />
              </SectionBoundary>
            </Card>
            <HelpCard centralUrl={data.central_url} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
