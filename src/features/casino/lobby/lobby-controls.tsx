import { useQuery } from '@tanstack/react-query';

import { formatCount, formatPercent } from '@/shared/format/number';
import { Select } from '@/shared/ui/select';

import { SearchField } from '../search/search-field';
import { allProvidersQuery } from './all-providers';
import styles from './lobby-controls.module.css';
import { SORT_OPTIONS } from './lobby-params';
import type { useLobbyParams } from './use-lobby-params';

const RTP_STEPS = [94, 95, 96, 97, 98];

interface LobbyControlsProps extends Pick<ReturnType<typeof useLobbyParams>, 'params' | 'change'> {
  text: string;
  onText: (text: string) => void;
  onIntent: () => void;
  /** False on the page of a provider. */
  hasProvider: boolean;
}

/** Renders search, filters and sort order, whose state is in the URL. */
export function LobbyControls({ params, change, text, onText, onIntent, hasProvider }: LobbyControlsProps) {
  const { data } = useQuery({ ...allProvidersQuery(), enabled: hasProvider });
  const providers = (data ?? []).map(({ id, name, games_count: count }) => ({ value: id, label: `${name} (${formatCount(count)})` }));
  // The URL can name a provider that is not loaded or no longer exists: show it as active.
  const { provider: selected } = params;
  if (selected !== undefined && !providers.some(({ value }) => value === selected))
    providers.push({ value: selected, label: 'Provedor escolhido' });
  // The URL can have another RTP than these steps.
  const rtpValues =
    params.rtpMin === undefined || RTP_STEPS.includes(params.rtpMin) ? RTP_STEPS : [...RTP_STEPS, params.rtpMin].sort((a, b) => a - b);
  return (
    <div className={styles.controls}>
      <SearchField text={text} onText={onText} onIntent={onIntent} onSubmit={() => change({ search: text.trim() }, { replace: true })} />
      <div className={styles.selects} data-few={!hasProvider || undefined}>
        {hasProvider && (
          <Select
            label="Provedor"
            value={selected ?? ''}
            options={[{ value: '', label: 'Provedor' }, ...providers]}
            onChange={(provider) => change({ provider: provider || undefined })}
          />
        )}
        <Select
          label="RTP"
          value={params.rtpMin === undefined ? '' : String(params.rtpMin)}
          options={[{ value: '', label: 'RTP' }, ...rtpValues.map((rtp) => ({ value: String(rtp), label: `≥ ${formatPercent(rtp)}` }))]}
          onChange={(rtp) => change({ rtpMin: rtp === '' ? undefined : Number(rtp) })}
        />
        <Select
          label="Ordem"
          value={params.sort}
          options={SORT_OPTIONS}
          onChange={(sort) => change({ sort: SORT_OPTIONS.find(({ value }) => value === sort)?.value })}
        />
      </div>
    </div>
  );
}
