import { useState } from 'react';

import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { readDraft } from '@/product/reload-drafts';

import styles from '../protection.module.css';
import { SelfTest } from './self-test';

/** Renders the self-test about gambling problems. Answers never leave the page. */
export function SelfTestCard() {
  const [isOpen, setOpen] = useState(() => readDraft('self-test') !== undefined);
  return (
    <Card title="Como está o seu jogo?">
      {isOpen ? (
        <SelfTest onClose={() => setOpen(false)} />
      ) : (
        <>
          <p className={styles.quiet}>
            Nove perguntas sobre os últimos 12 meses, em dois minutos. As respostas não são enviadas nem guardadas, e o resultado não é um
            diagnóstico.
          </p>
          <Button wide onClick={() => setOpen(true)}>
            Fazer o teste
          </Button>
        </>
      )}
    </Card>
  );
}
