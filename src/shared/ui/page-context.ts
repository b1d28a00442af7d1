import type { ReactNode } from 'react';
import { createContext } from 'react';

interface PageInfo {
  /** Name of the page. When it changes, failed sections are rendered again. */
  readonly page: string;
  /** Contacts of the support; null if unknown. */
  readonly support: ReactNode;
}

export const PageContext = createContext<PageInfo>({ page: '', support: null });
