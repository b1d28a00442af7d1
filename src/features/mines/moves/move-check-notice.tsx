import { classes } from '@/shared/lib/classes';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { CheckingNotice } from '@/product/money/operation-notice';

interface MoveCheckNoticeProps {
  /** True while a lost response is looked up. */
  isChecking: boolean;
  /** True if the outcome is the previous move's; the pressed one was not sent. */
  isPrevious: boolean;
}

/** Announces the lookup of a lost move. */
export function MoveCheckNotice({ isChecking, isPrevious }: MoveCheckNoticeProps) {
  return (
    <>
      <CheckingNotice
        shown={isChecking}
        text="A resposta se perdeu no caminho. Nada é enviado de novo: a rodada está guardada no servidor."
      />
      <div role="status" className={layout.region}>
        {!isChecking && isPrevious && (
          <div className={classes(callout.callout, callout.info)}>
            <Icon name="check" />
            <p>Conferimos a jogada anterior; faça esta de novo.</p>
          </div>
        )}
      </div>
    </>
  );
}
