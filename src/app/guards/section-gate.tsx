import type { ReactNode } from 'react';

import { lazyPart } from '@/shared/lib/lazy-part';
import { useLocation } from '@/shell/navigation';
import { useClosedSection } from '@/shell/sections';

const ClosedSection = lazyPart(() => import('./closed-section').then((module) => module.ClosedSection));

/** Replaces the pages of a section while the settings close it (SPEC E6, D17). */
export function SectionGate({ children }: { children: ReactNode }) {
  const section = useClosedSection()(useLocation().pathname);
  return section === undefined ? children : <ClosedSection section={section} />;
}
