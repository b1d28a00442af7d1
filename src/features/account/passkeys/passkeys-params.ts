/** Parameters for the API's largest page of passkeys. They are shared, so that all queries of this list use one cache entry. */
export const PASSKEYS_PARAMS = { per_page: 60 } as const;
