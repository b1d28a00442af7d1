import { useState } from 'react';

import { lazyPart } from '@/shared/lib/lazy-part';
import { SearchBox } from '@/shared/ui/search-box';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { Select } from '@/shared/ui/select';
import { usePageIs } from '@/startup/stages/page-is';
import { SelectButton } from '@/shared/ui/select-button';
import layout from '@/shared/ui/layout.module.css';

import styles from './lobby-controls.module.css';
import { SORT_OPTIONS } from './lobby-params';
import type { useLobbyParams } from './use-lobby-params';

// The filters by RTP, stake and volatility load after hydration. Their place is reserved, so that nothing moves.
const FigureFilters = lazyPart(() => import('./figure-filters').then((module) => module.FigureFilters));

interface LobbyControlsProps extends Pick<ReturnType<typeof useLobbyParams>, 'params' | 'change'> {
  /** Content of the search field, which the caller also writes to the URL. Enter does that at once. */
  text: string;
  onText: (text: string) => void;
  /** Called on hover and focus, before the user searches. */
  onIntent: () => void;
  /** True to offer the filter by provider, which the page of a provider lacks. */
  hasProvider: boolean;
}

/** Renders search, filters and sort order, whose state is in the URL. */
export function LobbyControls({ params, change, text, onText, onIntent, hasProvider }: LobbyControlsProps) {
  const isHydrated = usePageIs('hydrated');
  return (
    <div className={`${layout.medium} ${styles.controls}`}>
      <SearchBox
        label="Buscar jogos"
        name="search"
        hasIcon
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onEnter={() => change({ search: text.trim() }, { replace: true })}
        hasText={text !== ''}
        clearLabel="Limpar busca"
        onClear={() => onText('')}
      />
      <div className={`${layout.small} ${styles.selects}`} data-few={!hasProvider || undefined}>
        {hasProvider && <ProviderFilter selected={params.provider} onSelect={(id) => change({ provider: id })} />}
        <Select
          label="Ordem"
          value={params.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change({ sort: SORT_OPTIONS.find(({ value }) => value === sort)?.value })}
        />
        {isHydrated && (
          <SectionBoundary name="lobby: filters by figures" fallback={null}>
            <FigureFilters params={params} change={change} />
          </SectionBoundary>
        )}
      </div>
    </div>
  );
}

const ProviderDialog = lazyPart(() => import('./provider-dialog').then((module) => module.ProviderDialog));

interface ProviderFilterProps {
  /** Provider id. */
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Renders the button that opens the list of providers. The chosen provider is shown as a chip below. */
function ProviderFilter({ selected, onSelect }: ProviderFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SelectButton label="Provedor" onOpen={() => setOpen(true)} />
      {isOpen && (
        <SectionBoundary name="lobby: providers" title="os provedores">
          <ProviderDialog selected={selected} onSelect={onSelect} onClose={() => setOpen(false)} />
        </SectionBoundary>
      )}
    </>
  );
}
