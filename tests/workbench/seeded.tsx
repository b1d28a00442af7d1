import type { QueryKey } from '@tanstack/react-query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';

interface SeededProps {
  /** Key of the read that the section makes. */
  queryKey: QueryKey;
  /** Response as the cache stores it, with `pages` for a list; 'loading' and 'failed' if there is none. */
  response: object | 'loading' | 'failed';
  children: ReactNode;
}

/** Renders a section of a page with the response of the first render, which stays. No read of the section sends a request. */
export function Seeded({ queryKey, response, children }: SeededProps) {
  const [client] = useState(() => createClient(queryKey, response));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function createClient(queryKey: QueryKey, response: SeededProps['response']): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (typeof response === 'object') client.setQueryData(queryKey, response);
  if (response === 'failed') {
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: new Error('failed') });
  }
  return client;
}
