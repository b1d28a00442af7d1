import { useMutation } from '@tanstack/react-query';

import type { ResultsStatement } from '@generated/api/model/results-statement';

import { downloadText } from '@/shared/lib/download-text';
import { downloadPdf } from '@/shared/pdf/download-pdf';
import { Button } from '@/shared/ui/button';
import { showAlert } from '@/product/alert-store';

import { resultsCsv } from './results-csv';
import { resultsPdf } from './results-pdf';
import styles from './results.module.css';

/** Renders the ways to keep the results: PDF, CSV, paper (SPEC Q24). */
export function ResultsActions({ statement }: { statement: ResultsStatement }) {
  const name = `resultados-${statement.period}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadPdf(`${name}.pdf`, resultsPdf(statement)),
    onError: () => showAlert('error', 'Não foi possível criar o PDF. Tente de novo.'),
  });
  return (
    <div className={styles.actions}>
      <Button busy={isPending} onClick={() => !isPending && mutate()}>
        Baixar PDF
      </Button>
      <Button onClick={() => downloadText(`${name}.csv`, 'text/csv', resultsCsv(statement))}>Baixar CSV</Button>
      <Button onClick={() => window.print()}>Imprimir</Button>
    </div>
  );
}
