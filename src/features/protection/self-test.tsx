import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

import { Button, buttonClass } from '@/shared/ui/button';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { ChoiceRows } from './choice-rows';
import styles from './protection.module.css';
import type { SelfTestResult } from './self-test-questions';
import { ANSWERS, QUESTIONS, resultOf } from './self-test-questions';

type Answer = (typeof ANSWERS)[number]['value'];

/** The self-test, a question at a time, and what the answers say. */
export function SelfTest({ onClose }: { onClose: () => void }) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [at, setAt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const chosen = answers[at];
  useEffect(() => {
    const form = place.current;
    (form?.querySelector<HTMLInputElement>('input:checked') ?? form?.querySelector('input'))?.focus();
  }, [at]);

  function goOn(event: FormEvent): void {
    event.preventDefault();
    setMissing(chosen === undefined);
    if (chosen !== undefined) setAt(at + 1);
  }

  const question = QUESTIONS[at];
  if (question === undefined)
    return <Result result={resultOf(answers.reduce((sum, answer) => sum + Number(answer), 0))} onClose={onClose} />;
  return (
    <form ref={place} className={styles.form} noValidate aria-label="Teste" onSubmit={goOn}>
      <p className={styles.quiet}>
        Pergunta {at + 1} de {QUESTIONS.length}
      </p>
      <ChoiceRows
        key={at}
        label={question}
        name="answer"
        options={ANSWERS}
        value={chosen}
        error={isMissing && chosen === undefined ? 'Escolha uma resposta.' : undefined}
        onChange={(answer) => setAnswers([...answers.slice(0, at), answer, ...answers.slice(at + 1)])}
      />
      <div className={styles.row}>
        <Button wide onClick={() => (at === 0 ? onClose() : setAt(at - 1))}>
          {at === 0 ? 'Agora não' : 'Voltar'}
        </Button>
        <Button type="submit" wide>
          {at === QUESTIONS.length - 1 ? 'Ver resultado' : 'Próxima'}
        </Button>
      </div>
    </form>
  );
}

function Result({ result: { level, title, text }, onClose }: { result: SelfTestResult; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.result} data-level={level}>
      <p className={styles.resultTitle}>{title}</p>
      <p>{text}</p>
      <p className={styles.quiet}>O resultado é uma orientação, não um diagnóstico. Ele não foi guardado.</p>
      <div className={styles.row}>
        {(level === 'moderate' || level === 'high') && (
          <Link className={buttonClass('quiet', true)} to={paths.protectionSuspension()}>
            Fazer uma pausa
          </Link>
        )}
        {level === 'high' && (
          <Link className={buttonClass('quiet', true)} to={paths.protectionExclusion()}>
            Autoexclusão
          </Link>
        )}
        <Button wide onClick={onClose}>
          Fechar
        </Button>
      </div>
    </div>
  );
}
