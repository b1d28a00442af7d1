import type { ReactNode } from 'react';
import { createContext } from 'react';

interface PageInfo {
  /** Failed sections are rendered again on another page. */
  readonly page: string;
  /** Null if unknown. */
  readonly support: ReactNode;
}

export const PageContext = createContext<PageInfo>({ page: '', support: null });
