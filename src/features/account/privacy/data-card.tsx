import { useMutation } from '@tanstack/react-query';

import { exportPersonalData } from '@generated/api/privacy';

import { describeError } from '@/api/errors';
import { downloadText } from '@/shared/lib/download-text';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import styles from './privacy.module.css';

/** Renders the ways to a copy of the data and to their correction (SPEC Q4). */
export function DataCard() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportPersonalData(),
    onSuccess: ({ data }) => downloadText(`meus-dados-${data.generated_at.slice(0, 10)}.json`, 'application/json', toText(data)),
  });
  return (
    <Card title="Seus dados">
      <p>Baixe uma cópia de tudo o que temos sobre você, ou veja na tela para imprimir ou salvar em PDF.</p>
      <FormError message={error === null ? undefined : describeError(error)} />
      <div className={styles.actions}>
        <Button wide busy={isPending} onClick={() => !isPending && mutate()}>
          Baixar meus dados (JSON)
        </Button>
        <Link className={buttonClass('secondary', true)} to={paths.userPrivacyData()}>
          Ver, imprimir ou salvar em PDF
        </Link>
        <Link className={buttonClass('secondary', true)} to={paths.account()}>
          Corrigir meus dados
        </Link>
      </div>
    </Card>
  );
}

const toText = (data: object) => `${JSON.stringify(data, null, 2)}\n`;
