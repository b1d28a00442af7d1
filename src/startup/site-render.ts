/** Function that renders the whole site again; set at startup. */
export const siteRender = { again: (): void => undefined };
