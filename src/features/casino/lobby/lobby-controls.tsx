import { useQuery } from '@tanstack/react-query';

import { formatCount, formatPercent } from '@/shared/format/number';
import { Select } from '@/shared/ui/select';
import { useLocation } from '@/shell/navigation';

import { allProvidersQuery } from './all-providers';
import styles from './lobby-controls.module.css';
import { SORT_OPTIONS } from './lobby-params';
import { SearchField } from '../search/search-field';
import type { useLobbyParams } from './use-lobby-params';

const RTP_STEPS = [94, 95, 96, 97, 98];

interface LobbyControlsProps extends Pick<ReturnType<typeof useLobbyParams>, 'params' | 'change'> {
  /** What stands in the search field. */
  text: string;
  onText: (text: string) => void;
  onIntent: () => void;
  /** Whether the provider can be chosen; not where the page is that of one. */
  hasProvider: boolean;
}

/** Search, provider, RTP and order of a lobby, all kept in its address. */
export function LobbyControls({ params, change, text, onText, onIntent, hasProvider }: LobbyControlsProps) {
  const focused = useLocation().state === 'search';
  const { data } = useQuery({ ...allProvidersQuery(), enabled: hasProvider });
  const providers = (data ?? []).map(({ id, name, games_count: count }) => ({ value: id, label: `${name} (${formatCount(count)})` }));
  // A filter that is on is seen to be on, whatever its provider: one that is not known yet, or no more.
  const { provider: chosen } = params;
  if (chosen !== undefined && !providers.some(({ value }) => value === chosen))
    providers.push({ value: chosen, label: 'Provedor escolhido' });
  // An address may hold a figure that is none of ours.
  const rtpValues =
    params.rtpMin === undefined || RTP_STEPS.includes(params.rtpMin) ? RTP_STEPS : [...RTP_STEPS, params.rtpMin].sort((a, b) => a - b);
  return (
    <div className={styles.controls}>
      <SearchField
        text={text}
        onText={onText}
        onIntent={onIntent}
        focused={focused}
        onSubmit={() => change({ search: text.trim() }, { replace: true })}
      />
      <div className={styles.selects} data-few={!hasProvider || undefined}>
        {hasProvider && (
          <Select
            label="Provedor"
            value={chosen ?? ''}
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
