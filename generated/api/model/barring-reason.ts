/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The central self-exclusion, a benefit programme (Bolsa Família, BPC), a programme that renegotiates debts (Novo Desenrola
 * Brasil, Fies), or a decision of an authority or a court.
 */
export type BarringReason = typeof BarringReason[keyof typeof BarringReason];


export const BarringReason = {
  central_exclusion: 'central_exclusion',
  benefit_programme: 'benefit_programme',
  debt_programme: 'debt_programme',
  decision: 'decision',
} as const;
