/** Address of the mock's national self-exclusion registry (SPEC D9). */
export const CENTRAL_EXCLUSION = 'https://autoexclusao.exemplo.invalid';
