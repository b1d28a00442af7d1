import type { FormEvent } from 'react';
import { useState } from 'react';

import { describeError } from '@/api/errors';
import type { Seeds } from '@/fairness/double/checks/verify';
import { computeRoll, verifySeeds } from '@/fairness/double/checks/verify';
import { rollLabel } from '@/fairness/double/rules';
import { useRoundVerification } from '@/fairness/ui/use-fair-checks';
import { sha256Hex } from '@/fairness/core/fair-numbers';
import { Facts } from '@/fairness/ui/facts';
import { Receipt } from '@/fairness/ui/receipt';
import { formatCount } from '@/shared/format/number';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { SupportContacts } from '@/product/ui/support-contacts';

import { ColorMark } from '../history/color-mark';
import { fetchNewestRound, fetchPastRound } from '../queries';
import styles from './manual-verifier.module.css';

const BLANK = { round: '', serverSeed: '', publicSeed: '', previousSeed: '', roll: '' };
type Fields = typeof BLANK;

interface PastedRound extends Seeds {
  readonly previousSeed: string | undefined;
  /** Number that the round has drawn, to compare with; null if the field is empty or has no whole number. */
  readonly roll: number | null;
}

interface ManualVerifierProps {
  /** Number of the newest finished round; undefined until the history has loaded. */
  newest: number | undefined;
}

/**
 * Renders a form that computes the result of any round from its seeds, which are pasted or fetched by the number of the round. Fetching
 * records rounds in the log of commitments.
 */
export function ManualVerifier({ newest }: ManualVerifierProps) {
  const [fields, setFields] = useState(BLANK);
  const [pasted, setPasted] = useState<PastedRound>();
  const [error, setError] = useState<string>();
  const [isLoading, setIsLoading] = useState(false);
  const field = (name: keyof Fields) => ({
    value: fields[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });

  function verify(values: Fields): void {
    const parsed = parseFields(values);
    setError(typeof parsed === 'string' ? parsed : undefined);
    setPasted(typeof parsed === 'string' ? undefined : parsed);
  }

  async function findRound(): Promise<void> {
    const number = parsePositiveInteger(fields.round);
    if (number === undefined) return setError('Digite o número da rodada.');
    setError(undefined);
    setIsLoading(true);
    try {
      const last = newest ?? (await fetchNewestRound());
      const [round, previous] = await Promise.all([fetchPastRound(number, last), fetchPastRound(number - 1, last)]);
      if (round === undefined || round.server_seed === null) return setError('Não há rodada encerrada com esse número.');
      const found = {
        round: String(round.round),
        serverSeed: round.server_seed,
        publicSeed: round.public_seed,
        previousSeed: previous?.server_seed ?? '',
        roll: String(round.roll ?? ''),
      };
      setFields(found);
      verify(found);
    } catch (failure) {
      setError(describeError(failure));
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <div className={layout.large}>
      <form
        className={layout.large}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          verify(fields);
        }}
      >
        <div className={styles.number}>
          <Field label="Número da rodada" inputMode="numeric" {...field('round')} />
          <Button busy={isLoading} onClick={() => void findRound()}>
            Buscar rodada
          </Button>
        </div>
        <Field label="Semente do servidor" {...field('serverSeed')} />
        <Field label="Semente pública" {...field('publicSeed')} />
        <Field label="Semente da rodada anterior (opcional)" {...field('previousSeed')} />
        <Field label="Número que saiu (opcional)" inputMode="numeric" {...field('roll')} />
        <FormError message={error} />
        <div>
          <Button type="submit">Conferir</Button>
        </div>
      </form>
      {pasted !== undefined && <ComputedResult pasted={pasted} />}
    </div>
  );
}

/** Renders the result that follows from the seeds, and a receipt if there is something to compare it with. */
function ComputedResult({ pasted }: { pasted: PastedRound }) {
  const { round, serverSeed, publicSeed, previousSeed, roll } = pasted;
  const { result, state } = useRoundVerification(['double by hand', pasted], async () => ({
    checks: await verifySeeds(pasted, { previousSeed, roll }),
    roll: await computeRoll(pasted),
    hash: await sha256Hex(serverSeed),
  }));
  return (
    <div className={layout.large}>
      <p className={styles.verdict} role="status">
        {result === undefined ? (
          'Calculando…'
        ) : (
          <>
            <ColorMark roll={result.roll} />
            <span>
              <span>{`Com estas sementes a rodada ${formatCount(round)} dá `}</span>
              <strong>{rollLabel(result.roll)}</strong>
              <span>.</span>
            </span>
          </>
        )}
      </p>
      {result !== undefined && <Facts facts={[['SHA-256 da semente do servidor', result.hash]]} />}
      {(previousSeed !== undefined || roll !== null) && (
        <Receipt
          key={JSON.stringify(pasted)}
          copiedTitle={`Double, rodada ${round}`}
          state={state}
          facts={[
            ['Semente do servidor', serverSeed],
            ['Semente pública', publicSeed],
            ...(previousSeed === undefined ? [] : [['Semente da rodada anterior', previousSeed] as const]),
          ]}
          help={<SupportContacts />}
        />
      )}
    </div>
  );
}

/** Parses the fields of the form. Returns an error message if they are invalid. */
function parseFields({ round, serverSeed, publicSeed, previousSeed, roll }: Fields): PastedRound | string {
  const number = parsePositiveInteger(round);
  if (number === undefined) return 'Digite o número da rodada.';
  if (serverSeed.trim() === '' || publicSeed.trim() === '') return 'Cole a semente do servidor e a semente pública.';
  return {
    round: number,
    serverSeed: serverSeed.trim(),
    publicSeed: publicSeed.trim(),
    previousSeed: previousSeed.trim() === '' ? undefined : previousSeed.trim(),
    roll: parsePositiveInteger(roll) ?? (roll.trim() === '0' ? 0 : null),
  };
}

/** Parses a number of 1 or more. Thousands separators are allowed. */
function parsePositiveInteger(text: string): number | undefined {
  const number = Number(text.replaceAll('.', '').trim() || Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
