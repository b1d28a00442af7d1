/** Text that a fault puts into a field. */
export const INJECTED_TEXT = 'Injected by the fault';

/** Laravel's English error messages, by status. */
export const LARAVEL_MESSAGES = { 500: 'Server Error', 503: 'Service Unavailable', 429: 'Too Many Attempts.' } as const;

const HTML_TITLE = 'Bad Gateway';
/** Page of a proxy whose backend does not respond. */
export const HTML_PAGE = `<!doctype html><html lang="en"><head><title>${HTML_TITLE}</title></head><body><h1>${HTML_TITLE}</h1><p>nginx</p></body></html>`;

/** Texts that only a fault adds. A player must never see them. */
export const INJECTED_TEXTS: readonly string[] = [INJECTED_TEXT, ...Object.values(LARAVEL_MESSAGES), HTML_TITLE];
