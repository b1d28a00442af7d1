/** E-mail address of the verified player. */
export const ANA = 'ana@exemplo.invalid';
/** E-mail address of the player whose identity was not checked yet. */
export const CARLA = 'carla@exemplo.invalid';
/** Password of both players. */
export const DEMO_PASSWORD = 'palpite2026';
