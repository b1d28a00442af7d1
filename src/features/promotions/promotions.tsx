import { useQuery } from '@tanstack/react-query';

import type { Promotion } from '@generated/api/model/promotion';
import { getListPromotionsQueryOptions } from '@generated/api/promotions';

import { Asked } from '@/shared/ui/asked';
import { Notice } from '@/shared/ui/notice';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { storageUrl } from '@/shell/storage';

import styles from './promotions.module.css';

/** The promotions that there are (SPEC A24), each for adults alone (SPEC D9). */
export function Promotions() {
  return (
    <Asked query={useQuery(getListPromotionsQueryOptions())} failed="Não foi possível carregar as promoções" lines={6}>
      {({ data }) =>
        data.length === 0 ? (
          <Notice icon="star" title="Nenhuma promoção agora" text="Volte outro dia." />
        ) : (
          <ul className={styles.list}>
            {data.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} />
            ))}
          </ul>
        )
      }
    </Asked>
  );
}

function PromotionCard({ promotion: { id, title, image } }: { promotion: Promotion }) {
  return (
    <li>
      <Link className={styles.card} to={paths.promotion(id)}>
        <img className={styles.image} src={storageUrl(image)} alt="" loading="lazy" width="640" height="320" />
        <span className={styles.name}>
          {title}
          <span className={styles.age}>18+</span>
        </span>
      </Link>
    </li>
  );
}
