// The lobby in React, router, query and store, rendered in the browser only.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { create } from 'zustand';

import './lobby.css';
import { Lobby } from './lobby';

const useWallet = create<{ balance: string }>(() => ({ balance: 'R$ 123,45' }));

function Home() {
  const balance = useWallet((state) => state.balance);
  // The query exists only so that the bundle contains its library.
  useQuery({ queryKey: ['none'], queryFn: () => Promise.resolve(null) });
  return <Lobby balance={balance} link={Link} />;
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
