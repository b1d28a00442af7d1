import { useQuery } from '@tanstack/react-query';

import { formatPercent } from '@/shared/format/number';
import { Select } from '@/shared/ui/select';
import { useLocation } from '@/shell/navigation';

import { providersQuery } from './game-queries';
import styles from './lobby-controls.module.css';
import { sorts } from './lobby-params';
import { SearchField } from './search-field';
import type { useLobby } from './use-lobby';

const rtps = [94, 95, 96, 97, 98];
const rtpOptions = [{ value: '', label: 'RTP' }, ...rtps.map((rtp) => ({ value: String(rtp), label: `Desde ${formatPercent(rtp)}` }))];

/** Search, provider, RTP and order of a lobby, all kept in its address. */
export function LobbyControls({ params, change }: Pick<ReturnType<typeof useLobby>, 'params' | 'change'>) {
  const focused = useLocation().state === 'search';
  const { data } = useQuery(providersQuery());
  const providers = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.controls}>
      <SearchField value={params.search} focused={focused} onSearch={(search) => change({ search }, { replace: true })} />
      <div className={styles.selects}>
        <Select
          label="Provedor"
          value={params.provider ?? ''}
          options={[{ value: '', label: 'Provedor' }, ...providers]}
          onChange={(provider) => change({ provider: provider || undefined })}
        />
        <Select
          label="RTP"
          value={params.rtpMin === undefined ? '' : String(params.rtpMin)}
          options={rtpOptions}
          onChange={(rtp) => change({ rtpMin: rtp === '' ? undefined : Number(rtp) })}
        />
        <Select
          label="Ordem"
          value={params.sort}
          options={sorts}
          onChange={(sort) => change({ sort: sorts.find(({ value }) => value === sort)?.value })}
        />
      </div>
    </div>
  );
}
