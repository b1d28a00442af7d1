import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';

import { promotionQuery } from './promotion-queries';

interface PromotionRulesProps {
  id: string;
  title: string;
  /** Component that renders backend HTML. */
  Prose: ComponentType<{ html: string }>;
  onClose: () => void;
}

/** Shows the rules of a promotion above the list. */
export function PromotionRules({ id, title, Prose, onClose }: PromotionRulesProps) {
  const query = useQuery(promotionQuery(id, useIsPlayer()));
  return (
    <Dialog title={`Regras: ${title}`} onClose={onClose}>
      <QueryView query={query} failed="Não foi possível carregar as regras" lines={8}>
        {({ data: { rules } }) => <Prose html={rules} />}
      </QueryView>
    </Dialog>
  );
}
