/** Path of nginx's log in these tests. */
export const ACCESS_LOG = 'test-results/nginx-access.log';
