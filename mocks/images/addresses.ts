/** The modals that have a banner (SPEC M3). */
export const MODALS = ['register', 'login', 'deposit', 'password_recovery', 'register_cancel', 'sponsors', 'majority'] as const;
/** Modal that has a banner. */
export type Modal = (typeof MODALS)[number];

/**
 * Returns the path, below `/storage`, of an image on the image service, which negotiates the format.
 *
 * @param path below `/storage`, such as `games/7.webp`
 * @param width in pixels, for a browser that ignores `srcset`
 */
export const servicePath = (path: string, width: number): string => `cdn-cgi/image/width=${String(width)},format=auto/${path}`;

/** Returns the paths of the images of a game: that of the backend, and the one that the image service resizes to 240 px and converts. */
export const gameImages = (id: string) => ({
  image: `/storage/games/${id}.webp`,
  image_cf: `/storage/${servicePath(`games/${id}.webp`, 240)}`,
});
