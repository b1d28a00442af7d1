import type { UseInfiniteQueryResult } from '@tanstack/react-query';

import { Button } from './button';

interface MoreButtonProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** Label of the button. */
  children: string;
}

/** Renders the button that extends a list by its next page; nothing at its end. A failure is not shown. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );
}
