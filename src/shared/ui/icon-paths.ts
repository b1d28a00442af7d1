import iconPaths from './icon-paths.json';

export type IconName = keyof typeof iconPaths;

/** Paths of the icons, one each, with 1.75 strokes on a 24 px grid. */
export { iconPaths };
