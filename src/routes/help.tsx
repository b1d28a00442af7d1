import { ChatButton } from '@/features/chat/chat-button';
import { ComplaintList } from '@/features/complaints/complaint-list';
import { OmbudsmanCard } from '@/features/complaints/ombudsman-card';
import { HelpArticles } from '@/features/legal-and-help/help/help-articles';
import { HelpContacts } from '@/features/page-parts/help-contacts';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { useIsPlayer } from '@/session/use-session';
import { Cards, Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the help centre (SPEC R46). */
export default function Help() {
  usePageTitle('Central de ajuda');
  const isPlayer = useIsPlayer();
  return (
    <Page title="Central de ajuda" lead="Respostas, contatos do suporte e os seus pedidos.">
      <SectionBoundary name="help: articles" title="os artigos">
        <HelpArticles />
      </SectionBoundary>
      <Cards>
        <SectionBoundary name="help: contacts" title="os contatos">
          <HelpContacts chat={<ChatButton />} />
        </SectionBoundary>
        <SectionBoundary name="help: ombudsman" title="a ouvidoria">
          <OmbudsmanCard />
        </SectionBoundary>
      </Cards>
      {isPlayer && (
        <SectionBoundary name="help: requests" title="os seus pedidos">
          <ComplaintList />
        </SectionBoundary>
      )}
    </Page>
  );
}
