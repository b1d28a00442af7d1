import type { ReactNode } from 'react';

import type { Promotion } from '@generated/api/model/promotion';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

interface PromotionFrameProps {
  /** Id of the promotion; undefined if it has no page. */
  id: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** Renders the frame of a card, which links to the page of its promotion if there is one (SPEC E11). */
export function PromotionFrame({ id, className, children }: PromotionFrameProps) {
  if (id === undefined) return <div className={className}>{children}</div>;
  return (
    <Link className={className} to={paths.promotion(id)}>
      {children}
    </Link>
  );
}

/** Returns the title under either of its names; undefined if the backend sends none, as it may (SPEC E11). */
export const promotionTitle = ({ title, name }: Promotion): string | undefined => title ?? name;

/** Returns the React key of a promotion: its id, or its image, which every promotion has. */
export const promotionKey = ({ id, image }: Promotion): string => id ?? image;

/** Renders the title of a promotion. Without a title, a name for screen readers only. */
export function PromotionName({ promotion, className }: { promotion: Promotion; className: string | undefined }) {
  const title = promotionTitle(promotion);
  return title === undefined ? <VisuallyHidden>Promoção</VisuallyHidden> : <span className={className}>{title}</span>;
}
