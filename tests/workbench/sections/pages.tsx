import { Amount } from '@/shared/ui/amount';
import { Card, Cards, DescriptionList, ItemList } from '@/shared/ui/page';

import { Section, State, States } from '../section';

/** Shows the layout components of pages. */
export function Pages() {
  return (
    <Section title="Páginas">
      <States>
        <State name="cartões, fatos e linhas" wide>
          <Cards>
            <Card title="Carteira">
              <DescriptionList
                rows={[
                  ['Real', <Amount key="real" cents={120_000} />],
                  ['Bônus', <Amount key="bonus" cents={5000} />],
                  ['Escondido', <Amount key="hidden" cents={5000} hidden />],
                ]}
              />
            </Card>
            <Card title="Hoje">
              <ItemList
                label="Transações"
                items={[
                  { id: '1', text: 'Depósito', detail: '14:05', end: <Amount cents={2000} /> },
                  { id: '2', text: 'Aposta', detail: 'Mines', end: <Amount cents={-500} /> },
                ]}
              />
            </Card>
          </Cards>
        </State>
      </States>
    </Section>
  );
}
