/** What the history says of a visit to a game's page by who has chosen to play. */
export const PLAY_NOW = 'play';
