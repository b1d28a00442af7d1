import type { ReactNode } from 'react';
import { createContext } from 'react';

interface PageInfo {
  /** Identifies the page: sections that failed are rendered again on another one. */
  readonly page: string;
  /** How to reach support; null if unknown. */
  readonly support: ReactNode;
}

/** What shared components know of the page around them. */
export const PageContext = createContext<PageInfo>({ page: '', support: null });
