import { Bonuses } from '@/features/bonuses/bonuses';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The bonuses (SPEC R28, R31, R34). */
export default function UserBonus() {
  usePageTitle('Meus bônus');
  return (
    <Page title="Meus bônus">
      <Bonuses />
    </Page>
  );
}
