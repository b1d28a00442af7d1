// Entry of the reference `hydrated`, which uses every technique: hydrated from its HTML, split into chunks, with a virtual grid.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import '../lobby.css';
import { App } from './app';

const root = document.getElementById('root');
if (root !== null) {
  hydrateRoot(
    root,
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
