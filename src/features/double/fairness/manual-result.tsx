import { useQuery } from '@tanstack/react-query';

import { sha256Hex } from '@/shared/fairness/fair-numbers';
import { Receipt } from '@/shared/fairness/receipt';
import { useFairChecks } from '@/shared/fairness/fair-checks';
import { formatCount } from '@/shared/format/number';
import { SupportContacts } from '@/shell/ui/support-contacts';

import styles from './manual-verifier.module.css';
import { ColorMark } from '../history/history-row';
import { rollLabel } from '../rules';
import type { Seeds } from './verify';
import { computeRoll, verifySeeds } from './verify';

/** Seeds as somebody gave them, with what he was told of the round. */
export interface Pasted extends Seeds {
  readonly previousSeed: string | undefined;
  readonly roll: number | null;
}

/** What follows from the seeds, and whether it is what was told. */
export function ManualResult({ pasted }: { pasted: Pasted }) {
  const { round, serverSeed, publicSeed, previousSeed, roll } = pasted;
  const { data } = useQuery({
    queryKey: ['fairness', 'double by hand', round, serverSeed, publicSeed],
    queryFn: async () => ({ roll: await computeRoll(pasted), hash: await sha256Hex(serverSeed) }),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
  return (
    <div className={styles.result}>
      <p className={styles.verdict} role="status">
        {data === undefined ? (
          'Calculando…'
        ) : (
          <>
            <ColorMark roll={data.roll} />
            <span>
              Com estas sementes a rodada {formatCount(round)} dá <strong>{rollLabel(data.roll)}</strong>.
            </span>
          </>
        )}
      </p>
      {data !== undefined && (
        <dl className={styles.facts}>
          <dt>SHA-256 da semente do servidor</dt>
          <dd>{data.hash}</dd>
        </dl>
      )}
      {(previousSeed !== undefined || roll !== null) && <Compared key={JSON.stringify(pasted)} pasted={pasted} />}
    </div>
  );
}

function Compared({ pasted }: { pasted: Pasted }) {
  const { round, serverSeed, publicSeed, previousSeed, roll } = pasted;
  const state = useFairChecks(['double by hand', round, serverSeed, publicSeed, previousSeed, roll], () =>
    verifySeeds(pasted, { previousSeed, roll }),
  );
  return (
    <Receipt
      title={`Double, rodada ${round}`}
      state={state}
      facts={[
        ['Semente do servidor', serverSeed],
        ['Semente pública', publicSeed],
        ...(previousSeed === undefined ? [] : [['Semente da rodada anterior', previousSeed] as const]),
      ]}
      help={<SupportContacts />}
    />
  );
}
