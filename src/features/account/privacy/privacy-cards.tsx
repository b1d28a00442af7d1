import { useGetPrivacy } from '@generated/api/privacy';

import { QueryView } from '@/shared/ui/query-view';

import styles from '../account-page.module.css';
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
        <div className={styles.columns}>
          <div className={styles.column}>
            <DataCard />
            <ConsentsCard offers={offers} />
            <OriginCard affiliate={affiliate} />
          </div>
          <div className={styles.column}>
            <RetentionCard rules={retention} />
            <OfficerCard officer={officer} />
            <DeletionCard deletion={deletion} />
          </div>
        </div>
      )}
    </QueryView>
  );
}
