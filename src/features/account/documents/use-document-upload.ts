import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { getListDocumentsQueryKey, listDocuments, uploadDocument } from '@generated/api/account';
import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';

import { HttpError, describeError, isApiError, NetworkError } from '@/api/errors';

import { compressImage } from './document-file';

/** As many as one page holds: the latest ones. */
export const DOCUMENTS_PARAMS = { per_page: 60 } as const;

interface Upload {
  type: DocumentType;
  side: DocumentSide;
  file: File;
}

/** Whether it arrived could not be found out. */
class UnknownError extends Error {}

/**
 * Sends a document. Where the answer is lost it is looked for among those that were sent, never sent again by itself.
 *
 * @param onDone called once it is there
 */
export function useDocumentUpload(onDone: () => void) {
  const client = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const sending = useRef(false);
  const [isStopped, setStopped] = useState(false);

  const ids = async () => (await listDocuments(DOCUMENTS_PARAMS)).data.map(({ id }) => id);

  async function run({ type, side, file }: Upload): Promise<void> {
    if (!navigator.onLine) throw new NetworkError(false);
    const controller = new AbortController();
    running.current = controller;
    setStopped(false);
    const [light, known] = await Promise.all([compressImage(file), ids()]);
    try {
      await uploadDocument({ type, side, file: light }, { signal: controller.signal });
    } catch (error) {
      if (!mayBeThere(error)) throw error;
      const now = await ids().catch(() => {
        throw new UnknownError();
      });
      if (!now.some((id) => !known.includes(id))) throw error;
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    networkMode: 'always',
    retry: 0,
    onSuccess: onDone,
    onSettled: () => {
      sending.current = false;
      void client.invalidateQueries({ queryKey: getListDocumentsQueryKey() });
    },
  });
  return {
    send: (upload: Upload) => {
      if (sending.current) return;
      sending.current = true;
      mutate(upload);
    },
    busy: isPending,
    /** Stops one that is on its way. */
    stop: () => {
      running.current?.abort();
      setStopped(true);
    },
    /** Why the last one failed, for the player; nothing where it was stopped. */
    words: error === null || isStopped ? undefined : wordsOf(error),
    reset,
  };
}

function mayBeThere(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error instanceof NetworkError) return error.sent;
  return error.kind === 'contract' || (error instanceof HttpError && error.status >= 500);
}

function wordsOf(error: Error): string {
  if (error instanceof UnknownError) return 'Não sabemos se o arquivo chegou. Confira a lista antes de enviar de novo.';
  if (error instanceof NetworkError && !error.sent) return 'Você está sem conexão. Nada foi enviado: tente de novo quando voltar.';
  if (!(error instanceof HttpError)) return describeError(error);
  if (error.status === 413) return 'O arquivo é grande demais. O máximo é 10 MB.';
  return Object.values(error.fieldErrors).flat()[0] ?? describeError(error);
}
