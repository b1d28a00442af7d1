import { Icon } from '@/shared/ui/icon';
import { buttonClass } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import steps from '@/shared/ui/steps.module.css';
import { SupportContacts } from '@/product/ui/support-contacts';

import { Definitions } from './definitions';

/** Path of a file of the build (`src/fairness/verifier/page`), not of a page of the site. */
const OFFLINE_VERIFIER = '/verificar.html';
/** Path of the file with the checksum of the offline verifier. */
const CHECKSUM = '/verificar.sha256.txt';

/** Renders the steps to take after a failed round. @param props.isUrgent true if a round has failed */
export function FailedRoundCard({ isUrgent }: { isUrgent: boolean }) {
  return (
    <Card title={isUrgent ? 'Você tem rodadas que não conferem' : 'Se uma rodada não conferir'}>
      <ol className={steps.steps}>
        <li>Abra a rodada e toque em Copiar provas, ou baixe todas as provas desta página. Guarde o arquivo.</li>
        <li>Envie as provas ao suporte e anote o número do atendimento.</li>
        <li>
          Se não resolver, reclame em{' '}
          <a href="https://www.consumidor.gov.br" target="_blank" rel="noopener noreferrer">
            consumidor.gov.br
          </a>{' '}
          com o mesmo arquivo. Ele pode ser conferido por qualquer pessoa, sem este site.
        </li>
      </ol>
      <div className={quiet.text}>
        <SupportContacts />
      </div>
    </Card>
  );
}

/** Renders the link to a page that verifies a file of evidence without this site. */
export function OfflineVerifierCard() {
  return (
    <Card title="Conferir sem este site">
      <p>
        O verificador é uma página única, que funciona sem internet e não envia nada. Abra, salve no seu aparelho e confira nela o arquivo
        de provas. A conta é a mesma que este site faz.
      </p>
      <p className={quiet.text}>
        A página vem deste site. Para saber se ela foi feita do código publicado, compare a <a href={CHECKSUM}>soma SHA-256</a> dela com a
        que outra pessoa obteve ao montar a página a partir desse código.
      </p>
      <div>
        <a className={buttonClass('secondary')} href={OFFLINE_VERIFIER} target="_blank" rel="noopener">
          Abrir o verificador
          <Icon name="external" size={18} />
        </a>
      </div>
    </Card>
  );
}

/** Meaning of each verdict, for players. */
const MEANINGS = {
  Conferida:
    'Este navegador guardou o que foi anunciado antes da aposta e anotou o que você fez. As contas conferem, e tudo o que a casa informou são jogadas feitas aqui.',
  'Não confere': 'Alguma coisa contradiz o que foi anunciado ou as regras. O recibo diz o quê.',
  'Sem conferência':
    'Faltou um dado, ou a casa informa uma jogada que não saiu deste aparelho. Pode ser outro aparelho seu. Se não for, guarde as provas: o recibo diz o motivo.',
};

/** Renders the meaning of the three verdicts and their colours. */
export function HowItWorksCard() {
  return (
    <Card title="O que as cores dizem">
      <Definitions texts={MEANINGS} />
    </Card>
  );
}
