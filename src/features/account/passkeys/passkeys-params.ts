/** The API's largest page. Shared, so that all queries of the list use one cache entry. */
export const PASSKEYS_PARAMS = { per_page: 60 } as const;
