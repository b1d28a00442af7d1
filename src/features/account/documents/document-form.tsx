import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';

import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';
import { UploadDocumentRequest } from '@generated/zod/account';

import { ChoiceField } from '@/shared/forms/choice-field';
import { SelectField } from '@/shared/forms/select-field';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { showAlert } from '@/shell/alert-store';
import { useDraftForm } from '@/shell/use-draft';

import styles from '../account-page.module.css';
import { validateDocumentFile } from './document-file';
import { DocumentPicker } from './document-picker';
import { SIDE_LABELS, allowedSides, TYPE_LABELS } from './document-labels';
import { useDocumentUpload } from './use-document-upload';

interface DocumentValues {
  type: DocumentType;
  /** Of a document with two sides; empty until it is chosen. */
  side: DocumentSide | '';
}

const DRAFT_FIELDS = ['type', 'side'] as const;
const KINDS = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }));

/**
 * Sends one side of a document, by the camera or as a file.
 *
 * @param props.first what stands there at first, where it was asked for elsewhere: the form has the focus then
 */
export function DocumentForm({ first }: { first?: DocumentValues | undefined }) {
  const [file, setFile] = useState<File>();
  const [isTried, setTried] = useState(false);
  const form = useForm<DocumentValues>({
    defaultValues: { type: first?.type ?? 'rg', side: first?.side ?? '' },
    resolver: (values) => {
      const errors: FieldErrors<DocumentValues> = {};
      const { error } = UploadDocumentRequest.safeParse({ ...whole(values), file: new Blob() });
      if (error?.issues.some(({ path: [name] }) => name === 'side')) errors.side = { type: 'custom', message: 'Escolha o lado.' };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { register, handleSubmit, control, getValues, setValue, setFocus, formState } = form;
  useDraftForm('document', form, DRAFT_FIELDS);
  useEffect(() => {
    if (first !== undefined) setFocus('type');
  }, [first, setFocus]);
  const upload = useDocumentUpload(() => {
    showAlert('success', 'Documento enviado. Avisamos quando a análise terminar.');
    setFile(undefined);
    setTried(false);
    // After the front comes the back.
    if (getValues('side') === 'front') setValue('side', 'back');
  });
  const sides = allowedSides(useWatch({ control, name: 'type' }));
  const wrong = file === undefined ? 'Tire uma foto ou escolha um arquivo.' : validateDocumentFile(file);

  const submit = handleSubmit(
    (values) => {
      setTried(true);
      const { type, side } = whole(values);
      if (side !== '' && file !== undefined && wrong === undefined) upload.send({ type, side, file });
    },
    () => setTried(true),
  );

  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Enviar documento"
      onSubmit={(event) => void submit(event)}
      onChange={() => upload.reset()}
    >
      <SelectField label="Documento" options={KINDS} {...register('type', { onChange: () => setValue('side', '') })} />
      {sides.length > 1 && (
        <ChoiceField
          label="Qual lado"
          options={sides.map((value) => ({ value, label: SIDE_LABELS[value] }))}
          error={formState.errors.side?.message}
          {...register('side')}
        />
      )}
      <DocumentPicker
        file={file}
        error={file === undefined ? (isTried ? wrong : undefined) : wrong}
        onPick={(picked) => {
          setFile(picked);
          upload.reset();
        }}
      />
      {upload.busy && (
        <div className={styles.sending}>
          <p role="status">Enviando o documento…</p>
          <div className={styles.track} role="progressbar" aria-label="Envio do documento">
            <span />
          </div>
          <Button wide onClick={upload.stop}>
            Cancelar envio
          </Button>
        </div>
      )}
      <FormError message={upload.words} />
      <Button type="submit" variant="primary" wide busy={upload.busy}>
        Enviar documento
      </Button>
    </form>
  );
}

/** A document with one side is sent by that. */
function whole({ type, side }: DocumentValues): DocumentValues {
  const [only, ...others] = allowedSides(type);
  return { type, side: others.length === 0 && only !== undefined ? only : side };
}
