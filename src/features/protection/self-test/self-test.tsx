import { useEffect, useRef, useState } from 'react';

import { getProp } from '@/api/body';
import { Button, buttonClass } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useDraftState } from '@/product/use-draft';
import { Form } from '@/shared/forms/form';

import { RadioGroup } from '../radio-group';
import styles from '../protection.module.css';
import type { SelfTestResult } from './self-test-questions';
import { ANSWERS, QUESTIONS, selfTestResult } from './self-test-questions';

type Answer = (typeof ANSWERS)[number]['value'];

interface TestDraft {
  readonly answers: readonly Answer[];
  /** Index of the question. After the last question it is their number, and the result is shown. */
  readonly at: number;
}

/** Parses a draft from before a reload; undefined if invalid. */
function parseDraft(saved: unknown): TestDraft | undefined {
  const [given, at] = [getProp(saved, 'answers'), getProp(saved, 'at')];
  if (!Array.isArray(given) || typeof at !== 'number') return undefined;
  const answers = given.flatMap((answer: unknown) => ANSWERS.find(({ value }) => value === answer)?.value ?? []);
  return answers.length === given.length && Number.isInteger(at) && at >= 0 && at <= answers.length ? { answers, at } : undefined;
}

/** Renders one question at a time, then the result. */
export function SelfTest({ onClose }: { onClose: () => void }) {
  const [{ answers, at }, setDraft] = useDraftState<TestDraft>('self-test', { answers: [], at: 0 }, parseDraft);
  const [isMissing, setMissing] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const chosen = answers[at];
  useEffect(() => {
    const form = formRef.current;
    (form?.querySelector<HTMLInputElement>('input:checked') ?? form?.querySelector('input'))?.focus();
  }, [at]);

  function next(): void {
    setMissing(chosen === undefined);
    if (chosen !== undefined) setDraft({ answers, at: at + 1 });
  }

  const question = QUESTIONS[at];
  if (question === undefined)
    return <TestResult result={selfTestResult(answers.reduce((sum, answer) => sum + Number(answer), 0))} onClose={onClose} />;
  return (
    <Form ref={formRef} className={styles.form} aria-label="Teste" onSubmit={next}>
      <p className={styles.quiet}>{`Pergunta ${at + 1} de ${QUESTIONS.length}`}</p>
      <RadioGroup
        key={at}
        label={question}
        name="answer"
        options={ANSWERS}
        value={chosen}
        error={isMissing && chosen === undefined ? 'Escolha uma resposta.' : undefined}
        onChange={(answer) => setDraft({ answers: [...answers.slice(0, at), answer, ...answers.slice(at + 1)], at })}
      />
      <div className={layout.buttons}>
        <Button wide onClick={() => (at === 0 ? onClose() : setDraft({ answers, at: at - 1 }))}>
          {at === 0 ? 'Agora não' : 'Voltar'}
        </Button>
        <Button type="submit" wide>
          {at === QUESTIONS.length - 1 ? 'Ver resultado' : 'Próxima'}
        </Button>
      </div>
    </Form>
  );
}

function TestResult({ result: { level, title, text }, onClose }: { result: SelfTestResult; onClose: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.result} data-level={level}>
      <p className={styles.resultTitle}>{title}</p>
      <p>{text}</p>
      <p className={styles.quiet}>O resultado é uma orientação, não um diagnóstico. Ele não foi guardado.</p>
      <div className={layout.buttons}>
        {(level === 'moderate' || level === 'high') && (
          <Link className={buttonClass('secondary', true)} to={paths.protectionSuspension()}>
            Fazer uma pausa
          </Link>
        )}
        {level === 'high' && (
          <Link className={buttonClass('secondary', true)} to={paths.protectionExclusion()}>
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
