/** Function that renders the whole site again, set at startup; before, it does nothing. A change of the currency or time zone needs it. */
export const siteRender = { again: (): void => undefined };
