import { useListActivity } from '@generated/api/privacy';

import { formatDateTime } from '@/shared/format/date';
import { buttonClass } from '@/shared/ui/button';
import { Card, DescriptionList } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from '../account-page.module.css';

/** Parameters for the last two logins, of which the first is the current one. */
const LAST_TWO = { kind: 'login', per_page: 2 } as const;

/** Renders time, device and IP address of the login before the current one, or a text that there was none (SPEC Q3). */
export function LastLoginCard() {
  const query = useListActivity(LAST_TWO);
  return (
    <Card title="Último acesso">
      <QueryView query={query} failed="Não foi possível carregar o último acesso" lines={2}>
        {({ data: [, last] }) =>
          last === undefined ? (
            <p className={styles.quiet}>Este é o primeiro acesso registrado.</p>
          ) : (
            <>
              <DescriptionList
                rows={[
                  ['Quando', formatDateTime(last.created_at)],
                  ['Aparelho', last.device ?? 'Não informado'],
                  ['Endereço IP', last.ip ?? 'Não informado'],
                ]}
              />
              <p className={styles.quiet}>Não foi você? Altere a senha e encerre as outras sessões.</p>
            </>
          )
        }
      </QueryView>
      <Link className={buttonClass('secondary', true)} to={paths.userActivity()}>
        Ver toda a atividade
      </Link>
    </Card>
  );
}
