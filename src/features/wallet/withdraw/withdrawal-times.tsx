import type { WithdrawalTimes as Times } from '@generated/api/model/withdrawal-times';

import { formatDuration } from '@/shared/format/duration';
import { formatCount } from '@/shared/format/number';
import quiet from '@/shared/ui/quiet.module.css';

/** Number of withdrawals from which 95 % of them are fewer than all. */
const FEWER_THAN_ALL = 20;

/** Renders how long the last withdrawals of all players took, in whole minutes, rounded up. */
export function WithdrawalTimes({ times }: { times: Times }) {
  const { count, median_seconds: median, p95_seconds: p95 } = times;
  return (
    <p className={quiet.text}>
      {`Últimos ${formatCount(count)} saques de todos os jogadores: metade caiu em até ${formatMinutes(median)}, ` +
        `${count < FEWER_THAN_ALL ? 'todos' : '95 %'} em até ${formatMinutes(p95)}.`}
    </p>
  );
}

const formatMinutes = (seconds: number) => formatDuration(Math.max(1, Math.ceil(seconds / 60)) * 60);
