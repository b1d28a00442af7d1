/** Path of nginx's log in these tests, from the project's folder. `serve-nginx.ts` empties the file. */
export const ACCESS_LOG = 'test-results/nginx-access.log';
