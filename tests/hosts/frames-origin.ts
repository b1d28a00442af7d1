/** The third-party origin of the deployment in these tests. nginx knows it by its host name. */
export const FRAMES = 'https://frames.palpite.example';
