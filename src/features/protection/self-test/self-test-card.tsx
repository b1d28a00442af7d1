import { useState, useEffect, useRef } from 'react';

import { Button, buttonClass } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { readDraft } from '@/product/reload-drafts';
import { getProp } from '@/api/body';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useDraftState } from '@/product/use-draft';
import { Form } from '@/shared/forms/form';

import styles from '../protection.module.css';
import { RadioGroup } from '../radio-group';

/** Renders the self-test about gambling problems. Answers are never sent. A draft keeps them over a reload of the tab. */
export function SelfTestCard() {
  const [isOpen, setOpen] = useState(() => readDraft('self-test') !== undefined);
  return (
    <Card title="Como está o seu jogo?">
      {isOpen ? (
        <SelfTest onClose={() => setOpen(false)} />
      ) : (
        <>
          <p className={styles.quiet}>
            Nove perguntas sobre os últimos 12 meses, em dois minutos. As respostas não são enviadas e ficam só nesta aba. O resultado não é
            um diagnóstico.
          </p>
          <Button wide onClick={() => setOpen(true)}>
            Fazer o teste
          </Button>
        </>
      )}
    </Card>
  );
}

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
function SelfTest({ onClose }: { onClose: () => void }) {
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
    <div ref={container} tabIndex={-1} className={`${layout.medium} ${styles.result}`} data-level={level}>
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

/** Answers to each question. The value is the number of points. */
const ANSWERS = [
  { value: '0', label: 'Nunca' },
  { value: '1', label: 'Às vezes' },
  { value: '2', label: 'Na maioria das vezes' },
  { value: '3', label: 'Quase sempre' },
] as const;

/** The Problem Gambling Severity Index (Ferris and Wynne, 2001), for the last twelve months. */
export const QUESTIONS = [
  'Você apostou mais do que podia perder?',
  'Você precisou apostar valores maiores para sentir a mesma emoção?',
  'Você voltou outro dia para tentar recuperar o que perdeu?',
  'Você pegou dinheiro emprestado ou vendeu algo para apostar?',
  'Você sentiu que poderia ter um problema com apostas?',
  'As apostas causaram algum problema de saúde, como estresse ou ansiedade?',
  'Alguém criticou as suas apostas ou disse que você tinha um problema, com razão ou não?',
  'As apostas causaram dificuldades financeiras para você ou para a sua casa?',
  'Você sentiu culpa pela forma como aposta ou pelo que acontece quando aposta?',
] as const;

interface SelfTestResult {
  readonly level: 'none' | 'low' | 'moderate' | 'high';
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the result of the test: no risk at 0 points, low at 1 and 2, moderate from 3 to 7, high from 8.
 *
 * @param score sum of the points of all answers, from 0 to 27
 */
export function selfTestResult(score: number): SelfTestResult {
  if (score === 0)
    return { level: 'none', title: 'Sem sinais de risco', text: 'Continue com um limite que você decidiu antes e com intervalos.' };
  if (score <= 2)
    return {
      level: 'low',
      title: 'Risco baixo',
      text: 'Há poucos sinais. Um limite de perdas e um lembrete de tempo ajudam a manter assim.',
    };
  if (score <= 7)
    return {
      level: 'moderate',
      title: 'Risco moderado',
      text: 'Há sinais de que o jogo está pesando na sua vida. Reduza seus limites, faça uma pausa e converse com alguém de confiança.',
    };
  return {
    level: 'high',
    title: 'Risco alto',
    text: 'O jogo parece estar fazendo mal a você. A autoexclusão fecha a conta agora, e há ajuda sem custo: ligue 188 ou procure um CAPS.',
  };
}
