// Separate chunk: loaded only when a filter is active.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { formatMoney } from '@/shared/format/money';
import { formatCount, formatPercent } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { gamesQuery } from '../game-queries';
import { ProviderMark } from '../provider-mark';
import { VOLATILITY_LABELS } from '../volatility-labels';
import styles from './filters.module.css';
import { allProvidersQuery } from './all-providers';
import { NO_FILTERS } from './lobby-params';
import type { LobbyScope } from './use-lobby-games';
import type { useLobbyParams } from './use-lobby-params';

type ActiveFiltersProps = Pick<ReturnType<typeof useLobbyParams>, 'params' | 'change'> & {
  scope: LobbyScope;
};

/**
 * Renders the active filters as chips. Each shows how many games of the lobby this filter alone leaves, and removes only itself (SPEC S26).
 * With two or more filters, a button removes all of them.
 */
export function ActiveFilters({ params: { provider, rtpMin, minBetMax, volatility }, change, scope }: ActiveFiltersProps) {
  const bar = useRef<HTMLDivElement>(null);
  const remove = (filters: Parameters<typeof change>[0]) => {
    // The focus moves, because the pressed button is about to go.
    const other = [...(bar.current?.querySelectorAll('li button') ?? [])].find((chip) => chip !== document.activeElement);
    const next = other instanceof HTMLElement && Object.keys(filters).length === 1 ? other : document.getElementById('conteudo');
    next?.focus({ preventScroll: true });
    change(filters);
  };
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label="Filtros ativos">
      <ul className={styles.chips}>
        {provider !== undefined && (
          <li>
            <ProviderChip id={provider} category={scope.category} onRemove={() => remove({ provider: undefined })} />
          </li>
        )}
        {rtpMin !== undefined && (
          <li>
            <Chip
              label={`RTP ≥ ${formatPercent(rtpMin)}`}
              filter={{ category_id: scope.category, provider_id: scope.provider, rtp_min: rtpMin }}
              onRemove={() => remove({ rtpMin: undefined })}
            />
          </li>
        )}
        {minBetMax !== undefined && (
          <li>
            <Chip
              label={`Aposta mínima até ${formatMoney(minBetMax)}`}
              filter={{ category_id: scope.category, provider_id: scope.provider, min_bet_max: minBetMax }}
              onRemove={() => remove({ minBetMax: undefined })}
            />
          </li>
        )}
        {volatility !== undefined && (
          <li>
            <Chip
              label={`Volatilidade ${VOLATILITY_LABELS[volatility].toLowerCase()}`}
              filter={{ category_id: scope.category, provider_id: scope.provider, volatility }}
              onRemove={() => remove({ volatility: undefined })}
            />
          </li>
        )}
      </ul>
      {[provider, rtpMin, minBetMax, volatility].filter((filter) => filter !== undefined).length > 1 && (
        <Button variant="ghost" onClick={() => remove(NO_FILTERS)}>
          Limpar filtros
        </Button>
      )}
    </div>
  );
}

function ProviderChip({ id, category, onRemove }: { id: string; category: LobbyScope['category']; onRemove: () => void }) {
  const provider = useQuery(allProvidersQuery()).data?.find((one) => one.id === id);
  return (
    <Chip
      label={provider?.name ?? 'Provedor escolhido'}
      mark={provider?.image}
      filter={{ category_id: category, provider_id: id }}
      onRemove={onRemove}
    />
  );
}

interface ChipProps {
  label: string;
  /** Logo of a provider. */
  mark?: string | undefined;
  filter: Parameters<typeof gamesQuery>[0];
  onRemove: () => void;
}

function Chip({ label, mark, filter, onRemove }: ChipProps) {
  const count = useQuery(gamesQuery({ ...filter, per_page: 1 })).data?.meta.total;
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>Remover filtro: </VisuallyHidden>
      {mark !== undefined && <ProviderMark image={mark} className={styles.mark} />}
      <span>{label}</span>{' '}
      {count !== undefined && (
        <span className={styles.count}>
          <span>{formatCount(count)}</span>
          <VisuallyHidden>{count === 1 ? ' jogo' : ' jogos'}</VisuallyHidden>
        </span>
      )}
      <Icon name="close" size={16} />
    </button>
  );
}
