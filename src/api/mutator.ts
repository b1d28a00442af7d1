export const mutator = async <T>(url: string, init: RequestInit): Promise<T> => (await fetch(url, init)).json() as Promise<T>;
