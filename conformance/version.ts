/** Version of the checker in reports and in the package. */
export const VERSION = '0.1.0';
