import { useMutation } from '@tanstack/react-query';

import { exportPersonalData } from '@generated/api/privacy';

import { describeError } from '@/api/errors';
import { downloadText } from '@/shared/lib/download-text';
import { downloadPdf } from '@/shared/pdf/download-pdf';
import { Button, buttonClass } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { personalDataPdf } from './personal-data-pdf';

/** Renders buttons and links to a copy of the player's data and to their correction (SPEC Q4). */
export function DataCard() {
  const { mutate, isPending, error, variables } = useMutation({ mutationFn: saveCopy });
  const renderButton = (format: Format) => (
    <Button wide busy={isPending && variables === format} onClick={() => !isPending && mutate(format)}>
      {`Baixar meus dados (${format.toUpperCase()})`}
    </Button>
  );
  return (
    <Card title="Seus dados">
      <p>Baixe uma cópia de tudo o que temos sobre você, ou veja na tela.</p>
      <FormError message={error === null ? undefined : describeError(error)} />
      <div className={layout.medium}>
        {renderButton('pdf')}
        {renderButton('json')}
        <Link className={buttonClass('secondary', true)} to={paths.userPrivacyData()}>
          Ver na tela ou imprimir
        </Link>
        <Link className={buttonClass('secondary', true)} to={paths.account()}>
          Corrigir meus dados
        </Link>
      </div>
    </Card>
  );
}

type Format = 'json' | 'pdf';

/** Fetches the data and saves them as a file. Each press fetches, because the backend logs each copy. */
async function saveCopy(format: Format): Promise<void> {
  const { data } = await exportPersonalData();
  const name = `meus-dados-${data.generated_at.slice(0, 10)}.${format}`;
  if (format === 'pdf') await downloadPdf(name, personalDataPdf(data));
  else downloadText(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
}
