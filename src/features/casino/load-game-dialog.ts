/** Loads the code of the dialog of one game, for the dialog itself and for its prefetch on hover. */
export const loadGameDialog = () => import('./game/game-dialog');
