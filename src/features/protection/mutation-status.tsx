import { classes } from '@/shared/lib/classes';
import callout from '@/shared/ui/callout.module.css';
import { FormError } from '@/shared/ui/form-error';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';

/** Renders the state of a change: the lookup of a lost response, or the error. */
export function MutationStatus({ isChecking, message }: { isChecking: boolean; message: string | undefined }) {
  return (
    <>
      <div role="status" className={layout.region}>
        {isChecking && (
          <p className={classes(callout.callout, callout.info)}>
            <Icon name="retry" />
            <span>
              <strong>Resultado desconhecido, verificando…</strong> Nada é enviado de novo enquanto conferimos.
            </span>
          </p>
        )}
      </div>
      <FormError message={message} />
    </>
  );
}
