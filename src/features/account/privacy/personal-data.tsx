import type { PersonalDataRecord } from '@generated/api/model/personal-data-record';
import { useExportPersonalData } from '@generated/api/privacy';

import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { Card } from '@/shared/ui/page';
import '@/shared/ui/print.css';
import { QueryView } from '@/shared/ui/query-view';
import quiet from '@/shared/ui/quiet.module.css';

import { valueText } from './personal-data-text';
import styles from './privacy.module.css';

/**
 * Renders all personal data, to read or print (SPEC Q4). They are not fetched again while they are cached, because the backend logs each
 * copy.
 */
export function PersonalData() {
  const query = useExportPersonalData({ query: { staleTime: Number.POSITIVE_INFINITY } });
  return (
    <QueryView query={query} failed="Não foi possível carregar os seus dados" lines={12}>
      {({ data: { generated_at: at, sections } }) => (
        <div className={styles.data}>
          <p>{`Cópia feita em ${formatDateTime(at)}.`}</p>
          <div className={styles.screenOnly}>
            <Button onClick={() => window.print()}>Imprimir</Button>
          </div>
          {sections.map(({ name, title, records }) => (
            <Card key={name} title={title}>
              {records.length === 0 ? <p className={quiet.text}>Nenhum registro.</p> : records.map(renderRecord)}
            </Card>
          ))}
        </div>
      )}
    </QueryView>
  );
}

function renderRecord({ fields }: PersonalDataRecord, index: number) {
  return (
    <dl key={index} className={`${layout.item} ${layout.small} ${styles.record}`}>
      {fields.map((field) => (
        <div key={field.name} className={`${layout.large} ${styles.field}`}>
          <dt>{field.label}</dt>
          <dd>{valueText(field)}</dd>
        </div>
      ))}
    </dl>
  );
}
