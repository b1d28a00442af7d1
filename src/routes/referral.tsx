import { useGetReferrer } from '@generated/api/referrals';

import { Notice } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/product/navigation';

import Home from './home';

/** Renders home with the name of the referrer, if the code is known (SPEC R5). */
export default function Referral() {
  const { id = '' } = useParams();
  return (
    <>
      <SectionBoundary name="referrer" fallback={null}>
        <Referrer id={id} />
      </SectionBoundary>
      <Home />
    </>
  );
}

function Referrer({ id }: { id: string }) {
  const { data } = useGetReferrer(id, { query: { retry: false } });
  return data !== undefined && <Notice icon="user" slim title={`Convite de ${data.data.name}`} text="Bom ter você aqui." />;
}
