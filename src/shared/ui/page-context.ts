import type { ReactNode } from 'react';
import { createContext } from 'react';

interface PageInfo {
  /** Identifies the page. Failed sections are rendered again on another page. */
  readonly page: string;
  /** Support contacts; null if unknown. */
  readonly support: ReactNode;
}

/** The page around shared components. */
export const PageContext = createContext<PageInfo>({ page: '', support: null });
