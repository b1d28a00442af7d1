import type { FairCheck } from '../../core/fair-checks';
import { uncheckedItem } from '../../core/fair-checks';

/** A statement (`actual`) that contradicts an earlier one (`expected`). Persisted: the field names must not change. */
export type Change = Pick<FairCheck, 'name' | 'expected' | 'actual'>;

/** Name of the change if an address at which the terminal hash was published is no longer stated. It is orange: the post may be lost. */
export const POSTS = 'Endereço do hash final da sequência';

/** Value that the operator stated; null or undefined if it stated none. */
type Stated = string | number | null | undefined;

/** Lists the statements that differ, by name. A value that the operator did not state reads `nada`. */
export function compareStatements(pairs: readonly (readonly [name: string, first: Stated, later: Stated])[]): Change[] {
  return pairs.flatMap(([name, first, later]) =>
    first === later ? [] : [{ name, expected: String(first ?? 'nada'), actual: String(later ?? 'nada') }],
  );
}

/** Adds changes. Of several changes of one name, only the first is kept. */
export const addChanges = (known: readonly Change[], found: readonly Change[]): Change[] => [
  ...known,
  ...found.filter(({ name }) => !known.some((one) => one.name === name)),
];

/** Checks that could not run, with their reasons. */
export const GAPS = {
  unseen: uncheckedItem('Anúncio antes das apostas', 'Este navegador não acompanhava a mesa antes do fim das apostas desta rodada.'),
  beforeVisit: uncheckedItem('Anúncio antes das apostas', 'Antes da sua visita: sem compromisso guardado neste aparelho.'),
  noPrevious: uncheckedItem('Ligação com a rodada anterior', 'A semente da rodada anterior não foi encontrada.'),
  noChain: uncheckedItem('Sequência da rodada', 'Este navegador não tem os dados da sequência desta rodada.'),
  staleChain: uncheckedItem('Semente pública da sequência', 'Os dados da sequência não puderam ser lidos agora.'),
  noBeacon: uncheckedItem('Assinatura do sorteio público', 'O sorteio público desta sequência ainda não pôde ser conferido.'),
  restarted: uncheckedItem('Numeração da mesa', 'A mesa recomeçou a numeração. O que foi anunciado antes não vale para esta rodada.'),
  voided: uncheckedItem('Resultado', 'Rodada anulada, apostas devolvidas.'),
  unsupported: uncheckedItem('Conferência', 'A conferência usa o WebCrypto do navegador, que só existe em conexão segura (https).'),
  interrupted: uncheckedItem('Conferência', 'A conferência não pôde ser feita agora. Atualize a página para tentar de novo.'),
  betsUnread: uncheckedItem('Suas apostas', 'A lista das suas apostas nesta rodada não pôde ser lida.'),
} as const satisfies Record<string, FairCheck>;
