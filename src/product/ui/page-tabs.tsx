import { Tabs, tabClass } from '@/shared/ui/tabs';

import { Link } from '../navigation';

interface PageTabsProps<Name extends string> {
  /** Name of the group of tabs for screen readers. */
  label: string;
  /** Pages that belong together, in the order of their tabs. */
  pages: readonly { readonly name: Name; readonly to: string; readonly label: string }[];
  current: Name;
  /** True to show all links in several lines. Otherwise they scroll sideways. */
  wraps?: boolean;
}

/** Renders links to pages that belong together, with the current one marked. */
export function PageTabs<Name extends string>({ label, pages, current, wraps }: PageTabsProps<Name>) {
  return (
    <Tabs label={label} wraps={wraps}>
      {pages.map((page) => (
        <Link key={page.name} to={page.to} className={tabClass} aria-current={page.name === current ? 'page' : undefined}>
          {page.label}
        </Link>
      ))}
    </Tabs>
  );
}
