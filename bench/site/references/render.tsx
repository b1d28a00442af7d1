import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { App } from './hydrated/app';
import { Lobby } from './lobby';

/** Returns the HTML of the lobby without scripts. */
export const renderStatic = () => renderToStaticMarkup(<Lobby />);

/** Returns the HTML of the lobby with placeholders for the games, to be hydrated. */
export const renderHydrated = () =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </QueryClientProvider>,
  );
