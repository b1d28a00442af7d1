/** Loads the code of the dialog of one game. */
export const loadGameDialog = () => import('./game/game-dialog');
