import { useState } from 'react';

import { Disclosure } from '@/shared/ui/disclosure';
import { Pagination } from '@/shared/ui/pagination';
import { Tabs, tabClass } from '@/shared/ui/tabs';

import { Section, State, States } from '../section';

/** Shows tabs, pagination and disclosures. */
export function Navigation() {
  const [page, setPage] = useState(5);
  const [open, setOpen] = useState(false);
  return (
    <Section title="Navegação">
      <States>
        <State name="abas" wide>
          <Tabs label="Categorias">
            {['Todos', 'Slots', 'Ao vivo', 'Crash', 'Roleta'].map((name, at) => (
              <a key={name} className={tabClass} href={`#${name}`} aria-current={at === 1 ? 'page' : undefined}>
                {name}
              </a>
            ))}
          </Tabs>
        </State>
        <State name="páginas" wide>
          <Pagination
            current={page}
            last={12}
            renderLink={(to, { children, ...link }) => (
              <a
                key={to}
                {...link}
                href={`#p${String(to)}`}
                onClick={(event) => {
                  event.preventDefault();
                  setPage(to);
                }}
              >
                {children}
              </a>
            )}
          />
        </State>
        <State name="painel sob um botão">
          <Disclosure open={open} onToggle={setOpen} label="Saldo" trigger="R$ 1.250,00">
            <p>Real R$ 1.200,00, bônus R$ 50,00</p>
          </Disclosure>
        </State>
      </States>
    </Section>
  );
}
