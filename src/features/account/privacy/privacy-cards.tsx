import { useGetPrivacy } from '@generated/api/privacy';

import layout from '@/shared/ui/layout.module.css';
import { QueryView } from '@/shared/ui/query-view';

import { ConsentsCard } from './consents-card';
import { DataCard } from './data-card';
import { DeletionCard } from './deletion-card';
import { OfficerCard, OriginCard, RetentionCard } from './facts-cards';

/** Renders the privacy centre (SPEC Q4). */
export function PrivacyCards() {
  const query = useGetPrivacy();
  return (
    <QueryView query={query} failed="Não foi possível carregar a privacidade" lines={10}>
      {({ data: { affiliate, deletion, officer, offers, retention } }) => (
        <div className={layout.columns}>
          <div className={layout.column}>
            <DataCard />
            <ConsentsCard offers={offers} />
            <OriginCard affiliate={affiliate} />
          </div>
          <div className={layout.column}>
            <RetentionCard rules={retention} />
            <OfficerCard officer={officer} />
            <DeletionCard deletion={deletion} />
          </div>
        </div>
      )}
    </QueryView>
  );
}
