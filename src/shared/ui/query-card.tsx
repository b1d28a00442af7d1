import type { ComponentProps } from 'react';

import { Card } from './page';
import type { QueryViewProps } from './query-view';
import { QueryView } from './query-view';

type QueryCardProps<T> = QueryViewProps<T> & Pick<ComponentProps<typeof Card>, 'title' | 'narrow'>;

/** Renders a card whose content is that of a query. */
export function QueryCard<T>({ title, narrow, ...view }: QueryCardProps<T>) {
  return (
    <Card title={title} narrow={narrow}>
      <QueryView {...view} />
    </Card>
  );
}
