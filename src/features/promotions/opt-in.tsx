import { Suspense } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { ButtonVariant } from '@/shared/ui/button';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import layout from '@/shared/ui/layout.module.css';
import { openModal } from '@/product/modal-store';

const PlayerOptIn = lazyPart(() => import('./player-opt-in').then((module) => module.PlayerOptIn));

interface OptInProps {
  id: string;
  /** True for a participant, false for another player, null for a visitor. */
  joined: boolean | null;
  /** Look of the button; secondary in a list, where every card has a button. */
  variant?: ButtonVariant;
}

/** Renders the opt-in, or for a visitor a button that opens the login. A player takes part only after pressing the opt-in. */
export function OptIn({ id, joined, variant = 'primary' }: OptInProps) {
  const isPlayer = useIsPlayer();
  if (!isPlayer) {
    return (
      <div className={layout.medium}>
        <Button variant={variant} wide aria-haspopup="dialog" onClick={() => openModal({ name: 'login' })}>
          Entrar para participar
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton height="2.75rem" />}>
      <PlayerOptIn id={id} joined={joined === true} variant={variant} />
    </Suspense>
  );
}
