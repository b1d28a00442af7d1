/** Password of the players that the stand-in creates itself. Registered players have their own. */
export const DEMO_PASSWORD = 'palpite2026';
