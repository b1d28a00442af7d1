// Separate chunk: loaded after the first paint of a lobby.
import { GameVolatility } from '@generated/api/model/game-volatility';

import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';
import { Select } from '@/shared/ui/select';

import { VOLATILITY_LABELS } from '../volatility-labels';
import type { useLobbyParams } from './use-lobby-params';

/** Offered values of the lowest RTP, in percent. */
const RTP_STEPS = [94, 95, 96, 97, 98];
/** Offered values of the highest minimum stake, in cents. */
const STAKE_STEPS = [10, 50, 100, 500];

/** Offered values of the volatility, and the one for none. */
const VOLATILITIES = [
  { value: '', label: 'Volatilidade' },
  ...Object.values(GameVolatility).map((value) => ({ value, label: VOLATILITY_LABELS[value] })),
];

/** Renders the filters for RTP, minimum stake and volatility (SPEC S26). */
export function FigureFilters({ params, change }: Pick<ReturnType<typeof useLobbyParams>, 'params' | 'change'>) {
  return (
    <>
      <NumberFilter
        label="RTP"
        value={params.rtpMin}
        steps={RTP_STEPS}
        format={(rtp) => `≥ ${formatPercent(rtp)}`}
        onChange={(rtp) => change({ rtpMin: rtp })}
      />
      <NumberFilter
        label="Aposta mínima"
        title="Aposta"
        value={params.minBetMax}
        steps={STAKE_STEPS}
        format={(cents) => `Até ${formatMoney(cents)}`}
        onChange={(cents) => change({ minBetMax: cents })}
      />
      <Select
        label="Volatilidade"
        value={params.volatility ?? ''}
        options={VOLATILITIES}
        onChange={(chosen) => change({ volatility: Object.values(GameVolatility).find((one) => one === chosen) })}
      />
    </>
  );
}

interface NumberFilterProps {
  label: string;
  /** Text while nothing is chosen. */
  title?: string;
  value: number | undefined;
  steps: readonly number[];
  format: (value: number) => string;
  onChange: (value: number | undefined) => void;
}

/** Renders the steps, and the value of the URL if it is none of them. */
function NumberFilter({ label, title = label, value, steps, format, onChange }: NumberFilterProps) {
  const values = value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      value={value === undefined ? '' : String(value)}
      options={[{ value: '', label: title }, ...values.map((one) => ({ value: String(one), label: format(one) }))]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : Number(chosen))}
    />
  );
}
