import { Referrals } from '@/features/referrals/referrals';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the referrals (SPEC R30). */
export default function Indications() {
  return (
    <TitledPage title="Indicações" section={{ name: 'referrals', title: 'as indicações' }}>
      <Referrals />
    </TitledPage>
  );
}
