import type { ReactNode } from 'react';
import { createContext } from 'react';

interface PageInfo {
  /** Path of the page; empty outside of the site's layout. When it changes, failed sections are rendered again. */
  readonly page: string;
  /** Contacts of the support; null if unknown. */
  readonly support: ReactNode;
}

/** Facts about the page that its parts need. */
export const PageContext = createContext<PageInfo>({ page: '', support: null });
