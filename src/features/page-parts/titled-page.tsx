import type { ReactNode } from 'react';

import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { usePageTitle } from './use-page-title';

interface TitledPageProps {
  title: string;
  lead?: string;
  /** Tabs of the pages that belong together, above the content. */
  tabs?: ReactNode;
  /** Name and title of an error boundary around the whole content. Pages of several sections leave it out, and have one around each. */
  section?: { name: string; title: string };
  children: ReactNode;
}

/** Renders a page whose heading is also the title of the document. */
export function TitledPage({ title, lead, tabs, section, children }: TitledPageProps) {
  usePageTitle(title);
  return (
    <Page title={title} lead={lead}>
      {tabs !== undefined && (
        <SectionBoundary name="page: tabs" title="as abas">
          {tabs}
        </SectionBoundary>
      )}
      {section === undefined ? children : <SectionBoundary {...section}>{children}</SectionBoundary>}
    </Page>
  );
}
