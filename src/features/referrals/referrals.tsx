import { useGetReferralSummary } from '@generated/api/referrals';

import { formatCount } from '@/shared/format/number';
import { Amount } from '@/shared/ui/amount';
import layout from '@/shared/ui/layout.module.css';
import { QueryView } from '@/shared/ui/query-view';
import { Card } from '@/shared/ui/page';

import { ReferralList } from './referral-list';
import { ReferralRules } from './referral-rules';
import styles from './referrals.module.css';
import { ShareLink } from './share-link';

/** Renders the player's invitation link, the referrals and their rules (SPEC S2, R30). */
export function Referrals() {
  const query = useGetReferralSummary();
  return (
    <div className={layout.columns}>
      <div className={layout.column}>
        <Card title="Seu convite">
          <QueryView query={query} failed="Não foi possível carregar o seu convite">
            {({ data: { code, link, total, earned } }) => (
              <>
                <dl className={styles.sums}>
                  <div className={styles.sum}>
                    <dt>Indicações</dt>
                    <dd>{formatCount(total)}</dd>
                  </div>
                  <div className={styles.sum}>
                    <dt>Recebido</dt>
                    <dd>
                      <Amount cents={earned} />
                    </dd>
                  </div>
                </dl>
                <ShareLink link={link} code={code} />
              </>
            )}
          </QueryView>
        </Card>
        <ReferralList />
      </div>
      <ReferralRules />
    </div>
  );
}
