/** Password of all players of the stand-in. */
export const DEMO_PASSWORD = 'palpite2026';
