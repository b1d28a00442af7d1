/**
 * Returns why an account that the state's register closed cannot log in.
 *
 * @param day YYYY-MM-DD
 */
export const closedText = (day: string) =>
  `Esta conta foi encerrada em ${day.split('-').toReversed().join('/')}, porque as regras não permitem apostas neste caso. O saldo foi devolvido. Se tiver dúvida, fale com o suporte.`;
