import { useMutation } from '@tanstack/react-query';

import { downloadText } from '@/shared/lib/download-text';
import { Button } from '@/shared/ui/button';
import { showAlert } from '@/product/alert-store';

interface DownloadCsvProps {
  fileName: string;
  /** Fetches the items and formats the file. */
  createCsv: () => Promise<string>;
  /** Text if the download fails. */
  failed: string;
}

/** Renders the button that saves a list as a CSV file. */
export function DownloadCsv({ fileName, createCsv, failed }: DownloadCsvProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: createCsv,
    onSuccess: (text) => downloadText(fileName, 'text/csv', text),
    onError: () => showAlert('error', failed),
  });
  return (
    <Button
      busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      Baixar CSV
    </Button>
  );
}
