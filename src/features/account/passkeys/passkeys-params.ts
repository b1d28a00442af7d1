/** Parameters for the API's largest page. They are shared, so that all queries of the list use one cache entry. */
export const PASSKEYS_PARAMS = { per_page: 60 } as const;
