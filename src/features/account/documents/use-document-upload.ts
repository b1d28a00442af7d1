import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { getListDocumentsQueryKey, listDocuments, uploadDocument } from '@generated/api/account';
import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';

import { HttpError, describeError, NetworkError } from '@/api/errors';
import { classifyFailure } from '@/product/money/classify-failure';
import { appliedIf } from '@/product/money/money-requests';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import { pollForOutcome } from '@/product/money/poll-for-outcome';

import { compressImage } from './document-file';

/** Parameters for the newest documents, on the API's largest page. */
export const DOCUMENTS_PARAMS = { per_page: 60 } as const;

interface Upload {
  type: DocumentType;
  side: DocumentSide;
  file: File;
}

/** Delays before the lookups of a lost response. They are short, because a file that is sent twice does no harm. */
const POLL_DELAYS_MS = [0, 1000, 3000];

/**
 * Returns the upload of a document, whose image is compressed, with its state. After a lost response or a cancelled upload, the document is
 * looked up: any new id in the list counts as this document. It is never sent again without the player. Nothing is sent while the device is
 * offline, or if the list cannot be read before. `send` does nothing while another upload runs. Each attempt refetches the lists of
 * documents. The caller validates the file.
 *
 * @param onDone called once the document has arrived, also if only a lookup showed it
 */
export function useDocumentUpload(onDone: () => void) {
  const client = useQueryClient();
  const controllerRef = useRef<AbortController>(undefined);
  const isSending = useRef(false);
  const [isCancelled, setCancelled] = useState(false);

  const fetchIds = async () => (await listDocuments(DOCUMENTS_PARAMS)).data.map(({ id }) => id);

  async function run({ type, side, file }: Upload): Promise<void> {
    setCancelled(false);
    if (!navigator.onLine) throw new NetworkError(false);
    const controller = new AbortController();
    controllerRef.current = controller;
    const [compressed, knownIds] = await Promise.all([compressImage(file), fetchIds()]);
    try {
      await uploadDocument({ type, side, file: compressed }, { signal: controller.signal });
    } catch (error) {
      if (classifyFailure(error) !== 'unknown') throw error;
      const lookUp = async () => appliedIf((await fetchIds()).find((id) => !knownIds.includes(id)));
      const found = await pollForOutcome(lookUp, { delaysMs: controller.signal.aborted ? [0] : POLL_DELAYS_MS });
      if (found === undefined) throw new UnknownOutcomeError();
      if (found.status !== 'applied') throw error;
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    networkMode: 'always',
    retry: 0,
    onSuccess: onDone,
    onSettled: () => {
      isSending.current = false;
      void client.invalidateQueries({ queryKey: getListDocumentsQueryKey() });
    },
  });
  return {
    send: (upload: Upload) => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(upload);
    },
    isUploading: isPending,
    /** Aborts the upload, which may have arrived nevertheless: one lookup follows. */
    cancel: () => {
      controllerRef.current?.abort();
      setCancelled(true);
    },
    /** Message of the last failure; undefined without one, or if the player cancelled. */
    errorMessage: error === null || isCancelled ? undefined : uploadErrorMessage(error),
    /** Removes the message. */
    reset,
  };
}

function uploadErrorMessage(error: Error): string {
  if (error instanceof UnknownOutcomeError) return 'Não sabemos se o arquivo chegou. Confira a lista antes de enviar de novo.';
  if (error instanceof NetworkError && !error.sent) return 'Você está sem conexão. Nada foi enviado: tente de novo quando voltar.';
  if (!(error instanceof HttpError)) return describeError(error);
  if (error.status === 413) return 'O arquivo é grande demais. O máximo é 10 MB.';
  return Object.values(error.fieldErrors).flat()[0] ?? describeError(error);
}
