/** State of a history entry whose game was opened by the player: it launches at once, also after a reload, Back or Forward. */
export const PLAY_NOW = 'play';
