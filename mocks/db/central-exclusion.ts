/** URL of the national self-exclusion registry (SPEC D9) in the mock. */
export const CENTRAL_EXCLUSION = 'https://autoexclusao.exemplo.invalid';
