import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { Activity } from '@generated/api/model/activity';
import { getListActivityQueryOptions } from '@generated/api/privacy';

import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card, ItemList } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { Select } from '@/shared/ui/select';
import { useSearchParams } from '@/product/navigation';
import { parsePage } from '@/product/page-parameter';
import { PageLinks } from '@/product/ui/page-links';

import { ACTIVITY_KIND_LABELS, parseActivityKind } from './activity-kinds';

const PAGE_SIZE = 20;
/** Options of the filter: all entries, or one kind. */
const OPTIONS = [{ value: '', label: 'Tudo' }, ...Object.entries(ACTIVITY_KIND_LABELS).map(([value, label]) => ({ value, label }))];

/**
 * Renders the log of what happened in the account, newest first. Filter and page are in the URL (SPEC Q3). A new filter drops all other
 * parameters, and so returns to page 1.
 */
export function ActivityList() {
  const [search, setSearch] = useSearchParams();
  const kind = parseActivityKind(search.get('kind'));
  const page = parsePage(search);
  const query = useQuery({
    ...getListActivityQueryOptions({ ...(kind !== undefined && { kind }), page, per_page: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const filterBy = (value: string) => setSearch(value === '' ? {} : { kind: value }, { replace: true });
  return (
    <Card>
      <Select label="Mostrar" value={kind ?? ''} options={OPTIONS} onChange={filterBy} />
      <QueryView
        query={query}
        failed="Não foi possível carregar a atividade"
        lines={8}
        empty={
          kind === undefined ? (
            <Notice slim icon="clock" title="Nada registrado ainda" />
          ) : (
            <Notice slim icon="clock" title="Nada deste tipo" action={<Button onClick={() => filterBy('')}>Mostrar tudo</Button>} />
          )
        }
      >
        {({ data, meta }) => (
          <div aria-busy={query.isPlaceholderData || undefined}>
            <ItemList label="Atividade da conta" items={data.map(toItem)} />
            <PageLinks current={meta.current_page} last={meta.last_page} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function toItem({ id, description, device, ip, created_at: at }: Activity) {
  return { id, text: description, detail: [formatDateTime(at), device, ip].filter((part) => part !== null).join(' · ') };
}
