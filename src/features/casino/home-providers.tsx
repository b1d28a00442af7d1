import { useQuery } from '@tanstack/react-query';

import { Rail } from '@/shared/ui/rail';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { storageUrl } from '@/shell/storage';

import rail from './game-rail.module.css';
import { providersQuery } from './game-queries';
import styles from './home-providers.module.css';

/** Who makes the games, by their marks. */
export function HomeProviders() {
  const { data } = useQuery(providersQuery());
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Rail
      title="Provedores"
      more={
        <Link className={rail.more} to={paths.providers()} aria-label="Ver todos: Provedores">
          Ver todos
        </Link>
      }
    >
      {data.data.map(({ id, name, image }) => (
        <Link key={id} className={styles.provider} to={paths.provider(id)} aria-label={name}>
          <img src={storageUrl(image)} alt="" width="160" height="64" loading="lazy" decoding="async" />
        </Link>
      ))}
    </Rail>
  );
}
