import layout from '@/shared/ui/layout.module.css';
import { CheckingNotice } from '@/product/money/operation-notice';
import { Callout } from '@/product/ui/callout';

import type { Moves } from './use-moves';

/** Announces the lookup of a lost move, and that its outcome came in place of the pressed one's. */
export function MoveCheckNotice({ isChecking, isPrevious }: Pick<Moves, 'isChecking' | 'isPrevious'>) {
  return (
    <>
      <CheckingNotice
        shown={isChecking}
        text="A resposta se perdeu no caminho. Nada é enviado de novo: a rodada está guardada no servidor."
      />
      <div role="status" className={layout.region}>
        {!isChecking && isPrevious && (
          <Callout tone="info" icon="check">
            <p>Conferimos a jogada anterior; faça esta de novo.</p>
          </Callout>
        )}
      </div>
    </>
  );
}
