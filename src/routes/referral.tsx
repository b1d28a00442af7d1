import { useQuery } from '@tanstack/react-query';

import { getGetReferrerQueryOptions } from '@generated/api/referrals';

import { Notice } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/shell/navigation';

import Home from './home';

/** Home, with who invited (SPEC R5). An invitation that nobody knows is home alone. */
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
  const { data } = useQuery(getGetReferrerQueryOptions(id, { query: { retry: false } }));
  return data !== undefined && <Notice icon="user" slim title={`Convite de ${data.data.name}`} text="Bom ter você aqui." />;
}
