/**
 * Text below the board before a round. It is in a module of its own, because the page shows it before its other code has loaded.
 */
export const NO_ROUND_TEXT = 'Escolha o valor e o número de minas.';
