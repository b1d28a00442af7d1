import { useQuery } from '@tanstack/react-query';

import { Rail } from '@/shared/ui/rail';
import { Skeleton } from '@/shared/ui/skeleton';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { providersQuery } from '../game-queries';
import { ProviderMark } from '../provider-mark';
import { FailedRow } from './failed-row';
import styles from './home-providers.module.css';

const TITLE = 'Provedores';

/** Renders the rail of the first page of providers, with loading and error states; nothing if there are none. */
export function HomeProviders() {
  const { data, isError, refetch } = useQuery(providersQuery());
  if (data === undefined && isError)
    return <FailedRow title={TITLE} text="Não foi possível carregar os provedores." onRetry={() => void refetch()} />;
  if (data?.data.length === 0) return null;
  return (
    <Rail
      title={TITLE}
      busy={data === undefined}
      more={
        <Link to={paths.providers()} aria-label="Ver todos: Provedores">
          Ver todos
        </Link>
      }
    >
      {data === undefined
        ? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} width="100%" height="5rem" radius="var(--radius-card)" />)
        : data.data.map(({ id, name, image }) => (
            <Link key={id} className={`${layout.surface} ${styles.provider}`} to={paths.provider(id)} aria-label={name}>
              <ProviderMark image={image} />
            </Link>
          ))}
    </Rail>
  );
}
