import iconPaths from './icon-paths.json';

export type IconName = keyof typeof iconPaths;

/** Path data of the icons by name, one text (`d`) each, for a stroke of 1.75 px on a grid of 24 px. */
export { iconPaths };
