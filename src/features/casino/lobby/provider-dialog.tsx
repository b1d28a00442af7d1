// Separate chunk: loaded only when the filter for providers is opened.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatCount } from '@/shared/format/number';
import { fold } from '@/shared/text-index/fuzzy-match';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { QueryView } from '@/shared/ui/query-view';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import layout from '@/shared/ui/layout.module.css';

import { ProviderMark } from '../provider-mark';
import { allProvidersQuery } from './all-providers';
import styles from './filters.module.css';

interface ProviderDialogProps {
  /** Provider id. */
  selected: string | undefined;
  /** Receives the chosen id; undefined for all providers. `onClose` follows. */
  onSelect: (id: string | undefined) => void;
  onClose: () => void;
}

/** Renders all providers with their logos, to choose one as a filter (SPEC S26). */
export function ProviderDialog({ selected, onSelect, onClose }: ProviderDialogProps) {
  const [text, setText] = useState('');
  const query = useQuery(allProvidersQuery());
  const choose = (id: string | undefined) => {
    onSelect(id);
    onClose();
  };
  return (
    <Dialog title="Provedores" onClose={onClose}>
      <div className={layout.large}>
        <Field label="Buscar provedor" type="search" autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
        <QueryView query={query} failed="Não foi possível carregar os provedores" lines={8}>
          {(providers) => {
            const found = providers.filter(({ name }) => fold(name).includes(fold(text.trim())));
            if (found.length === 0) return <p role="status">Nenhum provedor com este nome.</p>;
            return (
              <ul className={`${layout.tiny} ${styles.list}`} aria-label="Provedores">
                {text === '' && (
                  <li>
                    <button type="button" className={styles.option} aria-pressed={selected === undefined} onClick={() => choose(undefined)}>
                      <span className={styles.name}>Todos os provedores</span>
                    </button>
                  </li>
                )}
                {found.map(({ id, name, image, games_count: count }) => (
                  <li key={id}>
                    <button type="button" className={styles.option} aria-pressed={id === selected} onClick={() => choose(id)}>
                      <ProviderMark image={image} className={styles.mark} />
                      <span className={styles.name}>{name}</span>{' '}
                      <span className={styles.count}>
                        <span>{formatCount(count)}</span>
                        <VisuallyHidden>{count === 1 ? ' jogo' : ' jogos'}</VisuallyHidden>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryView>
      </div>
    </Dialog>
  );
}
