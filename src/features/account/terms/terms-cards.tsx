import type { TermsAcceptance } from '@generated/api/model/terms-acceptance';
import type { TermsState } from '@generated/api/model/terms-state';
import { useGetTerms } from '@generated/api/terms';

import { describeError } from '@/api/errors';
import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import link from '@/shared/ui/link.module.css';
import { Card, Cards, ItemList } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';

import { TermsChanges } from './terms-changes';
import { useAcceptTerms } from './use-accept-terms';

/**
 * Renders the terms in force, with a button while they are not accepted, and every acceptance with its date and a link to its text, if the
 * response has one (SPEC Q2).
 */
export function TermsCards() {
  const query = useGetTerms();
  return (
    <QueryView query={query} failed="Não foi possível carregar os termos" lines={8}>
      {({ data }) => (
        <Cards>
          <CurrentTerms terms={data} />
          <Card title="Versões que você aceitou">
            {data.acceptances.length === 0 ? (
              <p className={quiet.text}>Nenhuma ainda.</p>
            ) : (
              <ItemList label="Versões que você aceitou" items={data.acceptances.map(toItem)} />
            )}
          </Card>
        </Cards>
      )}
    </QueryView>
  );
}

function CurrentTerms({ terms: { current, pending } }: { terms: TermsState }) {
  const { mutate, isPending, error } = useAcceptTerms();
  return (
    <Card title="Termos de uso em vigor">
      <TermsChanges terms={current} />
      {pending ? (
        <>
          <p>Para depositar e jogar, aceite esta versão. Sem aceitar, você continua consultando a conta e sacando.</p>
          <FormError message={error === null ? undefined : describeError(error)} />
          <Button variant="primary" wide busy={isPending} onClick={() => mutate(current.version)}>
            {`Li e aceito a versão ${current.version}`}
          </Button>
        </>
      ) : (
        <p>Você já aceitou esta versão.</p>
      )}
    </Card>
  );
}

function toItem({ id, version, accepted_at: at, url }: TermsAcceptance) {
  return {
    id,
    text: `Versão ${version}`,
    detail: `Aceita em ${formatDateTime(at)}`,
    end: url === null ? undefined : <TextLink url={url} version={version} />,
  };
}

function TextLink({ url, version }: { url: string; version: string }) {
  const label = `Ler o texto da versão ${version}`;
  return url.startsWith('/') ? (
    <Link className={link.link} to={url} aria-label={label}>
      Ler o texto
    </Link>
  ) : (
    <a className={link.link} href={url} target="_blank" rel="noreferrer" aria-label={label}>
      Ler o texto
    </a>
  );
}
