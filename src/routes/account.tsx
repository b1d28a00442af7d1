import { ProfileCard } from '@/features/account/profile-card';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The account (SPEC R23). */
export default function Account() {
  usePageTitle('Minha conta');
  return (
    <Page title="Minha conta">
      <ProfileCard />
    </Page>
  );
}
