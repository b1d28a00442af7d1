import { ChatButton } from '@/features/chat/chat-button';
import { ComplaintList } from '@/features/complaints/complaint-list';
import { OmbudsmanCard } from '@/features/complaints/ombudsman-card';
import { HelpArticles } from '@/features/legal-and-help/help/help-articles';
import { HelpContacts } from '@/features/page-parts/help-contacts';
import { TitledPage } from '@/features/page-parts/titled-page';
import { useIsPlayer } from '@/session/use-session';
import { Cards } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the help centre: articles, contacts, the ombudsman and, for a player, their requests (SPEC R46). */
export default function Help() {
  const isPlayer = useIsPlayer();
  return (
    <TitledPage title="Central de ajuda" lead="Respostas, contatos do suporte e os seus pedidos.">
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
    </TitledPage>
  );
}
