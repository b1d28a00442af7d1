/** The address of the central self-exclusion (SPEC D9), as the stand-in tells it. */
export const CENTRAL_EXCLUSION = 'https://autoexclusao.exemplo.invalid';
