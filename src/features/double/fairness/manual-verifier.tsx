import type { FormEvent } from 'react';
import { useState } from 'react';

import { describeError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';

import styles from './manual-verifier.module.css';
import type { Pasted } from './manual-result';
import { ManualResult } from './manual-result';
import { fetchPastRound } from '../queries';

const BLANK = { round: '', serverSeed: '', publicSeed: '', previousSeed: '', roll: '' };
type Fields = typeof BLANK;

interface ManualVerifierProps {
  /** The number of the newest round that is over; undefined while it is not known. */
  newest: number | undefined;
}

/** Any past round from its seeds: found by its number, or pasted from anywhere. */
export function ManualVerifier({ newest }: ManualVerifierProps) {
  const [fields, setFields] = useState(BLANK);
  const [asked, setAsked] = useState<Pasted>();
  const [problem, setProblem] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const field = (name: keyof Fields) => ({
    value: fields[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) => setFields({ ...fields, [name]: target.value }),
  });

  function check(of: Fields): void {
    const pasted = pastedFrom(of);
    setProblem(typeof pasted === 'string' ? pasted : undefined);
    setAsked(typeof pasted === 'string' ? undefined : pasted);
  }

  async function find(): Promise<void> {
    const number = wholeNumber(fields.round);
    if (newest === undefined || number === undefined) return setProblem('Digite o número da rodada.');
    setIsLooking(true);
    try {
      const [round, before] = await Promise.all([fetchPastRound(number, newest), fetchPastRound(number - 1, newest)]);
      if (round === undefined || round.server_seed === null) return setProblem('Não há rodada encerrada com esse número.');
      const found = {
        round: String(round.round),
        serverSeed: round.server_seed,
        publicSeed: round.public_seed,
        previousSeed: before?.server_seed ?? '',
        roll: String(round.roll ?? ''),
      };
      setFields(found);
      check(found);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setIsLooking(false);
    }
  }

  return (
    <div className={styles.check}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          check(fields);
        }}
      >
        <div className={styles.number}>
          <Field label="Número da rodada" inputMode="numeric" {...field('round')} />
          <Button busy={isLooking} onClick={() => void find()}>
            Buscar rodada
          </Button>
        </div>
        <Field label="Semente do servidor" {...field('serverSeed')} />
        <Field label="Semente pública" {...field('publicSeed')} />
        <Field label="Semente da rodada anterior (opcional)" {...field('previousSeed')} />
        <Field label="Número que saiu (opcional)" inputMode="numeric" {...field('roll')} />
        <FormError message={problem} />
        <div>
          <Button type="submit">Conferir</Button>
        </div>
      </form>
      {asked !== undefined && <ManualResult pasted={asked} />}
    </div>
  );
}

/** What was typed as seeds, or what is missing. */
function pastedFrom({ round, serverSeed, publicSeed, previousSeed, roll }: Fields): Pasted | string {
  const number = wholeNumber(round);
  if (number === undefined) return 'Digite o número da rodada.';
  if (serverSeed.trim() === '' || publicSeed.trim() === '') return 'Cole a semente do servidor e a semente pública.';
  return {
    round: number,
    serverSeed: serverSeed.trim(),
    publicSeed: publicSeed.trim(),
    previousSeed: previousSeed.trim() === '' ? undefined : previousSeed.trim(),
    roll: wholeNumber(roll) ?? (roll.trim() === '0' ? 0 : null),
  };
}

/** A whole number of 1 or more, with or without dots between thousands. */
function wholeNumber(text: string): number | undefined {
  const number = Number(text.replaceAll('.', '').trim() || Number.NaN);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
