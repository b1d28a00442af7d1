import { useQuery } from '@tanstack/react-query';

import { getListDocumentsQueryOptions } from '@generated/api/account';

import { useIsPlayer } from '@/session/use-session';
import { Asked } from '@/shared/ui/asked';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card, Lines } from '@/shared/ui/page';
import { openModal } from '@/shell/modal-store';

const TYPES = { rg: 'RG', cnh: 'CNH', passport: 'Passaporte', address_proof: 'Comprovante de endereço' } as const;
const SIDES = { front: 'frente', back: 'verso', single: 'folha única' } as const;
const STATUSES = { pending: 'Em análise', approved: 'Aprovado', rejected: 'Recusado' } as const;

/** The player's documents and how each stands; a visitor reads what they are for and where to log in (SPEC R34). */
export function DocumentsCard() {
  const isPlayer = useIsPlayer();
  const query = useQuery(getListDocumentsQueryOptions({}, { query: { enabled: isPlayer } }));
  if (!isPlayer) {
    return (
      <Notice
        icon="shield"
        title="Entre para enviar seus documentos"
        text="A lei pede que a identidade de quem joga seja confirmada. Seus documentos ficam na sua conta."
        action={
          <Button look="accent" aria-haspopup="dialog" onClick={() => openModal({ name: 'login' })}>
            Entrar
          </Button>
        }
      />
    );
  }
  return (
    <Card title="Documentos enviados">
      <Asked query={query} failed="Não foi possível carregar os documentos">
        {({ data }) =>
          data.length === 0 ? (
            <Notice icon="info" slim title="Nenhum documento enviado" />
          ) : (
            <Lines
              label="Documentos"
              items={data.map(({ id, type, side, status, reason }) => ({
                id,
                text: `${TYPES[type]}, ${SIDES[side]}`,
                detail: reason ?? undefined,
                end: STATUSES[status],
              }))}
            />
          )
        }
      </Asked>
    </Card>
  );
}
