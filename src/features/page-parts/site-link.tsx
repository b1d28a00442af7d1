import type { ReactNode } from 'react';

import { Link } from '@/product/navigation';

import type { SafeLink } from './safe-link';

interface SiteLinkProps {
  link: SafeLink;
  children: ReactNode;
}

/** Renders a link: to a page of the site through the router, to others in a new tab. */
export function SiteLink({ link, children }: SiteLinkProps) {
  if ('to' in link) return <Link to={link.to}>{children}</Link>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
