/** Where the server of these tests writes nginx's log. */
export const ACCESS_LOG = 'test-results/nginx-access.log';
