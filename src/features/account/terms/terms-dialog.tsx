import { useGetTerms } from '@generated/api/terms';

import { describeError } from '@/api/errors';
import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FormError } from '@/shared/ui/form-error';
import { QueryView } from '@/shared/ui/query-view';
import layout from '@/shared/ui/layout.module.css';

import { TermsChanges } from './terms-changes';
import { useAcceptTerms } from './use-accept-terms';

/** Renders a changed version of the terms, with the choice to accept it later (SPEC Q2). */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const query = useGetTerms({ query: { enabled: useIsPlayer() } });
  const { mutate, isPending, error } = useAcceptTerms(onClose);
  return (
    <Dialog title="Os termos de uso mudaram" onClose={onClose}>
      <QueryView query={query} failed="Não foi possível carregar os termos" lines={4}>
        {({ data: { current } }) => (
          <div className={layout.large}>
            <TermsChanges terms={current} onLeave={onClose} />
            <p>Para depositar e jogar, aceite a nova versão. Sem aceitar, você continua consultando a conta e sacando.</p>
            <FormError message={error === null ? undefined : describeError(error)} />
            <div className={layout.medium}>
              <Button variant="primary" wide busy={isPending} onClick={() => mutate(current.version)}>
                {`Li e aceito a versão ${current.version}`}
              </Button>
              <Button wide onClick={onClose}>
                Agora não
              </Button>
            </div>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}
