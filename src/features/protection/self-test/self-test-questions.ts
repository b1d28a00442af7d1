/** Answers to each question. The value is the number of points. */
export const ANSWERS = [
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

export interface SelfTestResult {
  readonly level: 'none' | 'low' | 'moderate' | 'high';
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the result of the test.
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
