import { useEffect, useState, useId, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import type { ChangeEvent } from 'react';

import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';
import { UploadDocumentRequest } from '@generated/zod/account';

import { ChoiceField } from '@/shared/forms/choice-field';
import { SelectField } from '@/shared/forms/select-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import bar from '@/shared/ui/progress-bar.module.css';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { formatFileSize } from '@/shared/format/file-size';

import styles from '../account-page.module.css';
import { validateDocumentFile, ACCEPTED_TYPES } from './document-file';
import { SIDE_LABELS, allowedSides, TYPE_LABELS } from './document-labels';
import { useDocumentUpload } from './use-document-upload';

interface DocumentValues {
  type: DocumentType;
  /** Side of the document, empty until selected. */
  side: DocumentSide | '';
}

const DRAFT_FIELDS = ['type', 'side'] as const;
const TYPE_OPTIONS = Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label }));

/**
 * Renders the upload form for one side of a document. An uploaded file shows an alert and is removed from the form. After a front, the back
 * is selected. A reload keeps the selection, not the file.
 *
 * @param props.initial document to preselect when the form is mounted, and then to focus; later changes need a new `key`
 */
export function DocumentForm({ initial }: { initial?: DocumentValues | undefined }) {
  const [file, setFile] = useState<File>();
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useForm<DocumentValues>({
    defaultValues: { type: initial?.type ?? 'rg', side: initial?.side ?? '' },
    resolver: (values) => {
      const errors: FieldErrors<DocumentValues> = {};
      const { error } = UploadDocumentRequest.safeParse({ ...withOnlySide(values), file: new Blob() });
      if (error?.issues.some(({ path: [name] }) => name === 'side')) errors.side = { type: 'custom', message: 'Selecione o lado.' };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { register, handleSubmit, control, getValues, setValue, setFocus, formState } = form;
  useDraftForm('document', form, DRAFT_FIELDS);
  useEffect(() => {
    if (initial !== undefined) setFocus('type');
  }, [initial, setFocus]);
  const upload = useDocumentUpload(() => {
    showAlert('success', 'Documento enviado. Avisamos quando a análise terminar.');
    setFile(undefined);
    setSubmitted(false);
    // The back of a document usually follows.
    if (getValues('side') === 'front') setValue('side', 'back');
  });
  const sides = allowedSides(useWatch({ control, name: 'type' }));
  const fileError = file === undefined ? 'Tire uma foto ou escolha um arquivo.' : validateDocumentFile(file);

  const submit = handleSubmit(
    (values) => {
      setSubmitted(true);
      const { type, side } = withOnlySide(values);
      if (side !== '' && file !== undefined && fileError === undefined) upload.send({ type, side, file });
    },
    () => setSubmitted(true),
  );

  return (
    <Form className={styles.form} aria-label="Enviar documento" onSubmit={submit} onChange={() => upload.reset()}>
      <SelectField label="Documento" options={TYPE_OPTIONS} {...register('type', { onChange: () => setValue('side', '') })} />
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
        error={file === undefined ? (isSubmitted ? fileError : undefined) : fileError}
        onPick={(picked) => {
          setFile(picked);
          upload.reset();
        }}
      />
      {upload.isUploading && (
        <div className={layout.medium}>
          <p role="status">Enviando o documento…</p>
          <div className={bar.bar} role="progressbar" aria-label="Envio do documento">
            <span className={styles.runner} />
          </div>
          <Button wide onClick={upload.cancel}>
            Cancelar envio
          </Button>
        </div>
      )}
      <FormError message={upload.errorMessage} />
      <Button type="submit" variant="primary" wide busy={upload.isUploading}>
        Enviar documento
      </Button>
    </Form>
  );
}

/** Selects the side of a document that has only one. */
function withOnlySide({ type, side }: DocumentValues): DocumentValues {
  const [only, ...others] = allowedSides(type);
  return { type, side: others.length === 0 && only !== undefined ? only : side };
}

interface DocumentPickerProps {
  file: File | undefined;
  error: string | undefined;
  /** Receives the chosen file; undefined if the player removes it. */
  onPick: (file: File | undefined) => void;
}

/** Renders buttons for the camera and for a file, or the chosen file. */
function DocumentPicker({ file, error, onPick }: DocumentPickerProps) {
  const id = useId();
  const group = useFocusOnChange<HTMLDivElement>(file !== undefined);
  const camera = useRef<HTMLInputElement>(null);
  const storage = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    if (picked !== undefined) onPick(picked);
    // An empty value lets the player pick the same file again.
    target.value = '';
  };
  const inputProps = { type: 'file', hidden: true, tabIndex: -1, onChange: pick } as const;
  return (
    <div ref={group} role="group" aria-label="Arquivo" aria-describedby={`${id}-hint ${id}-error`} className={layout.small}>
      <input ref={camera} {...inputProps} accept="image/*" capture="environment" aria-label="Foto do documento" />
      <input ref={storage} {...inputProps} accept={ACCEPTED_TYPES} aria-label="Arquivo do documento" />
      {file === undefined ? (
        <div className={layout.buttons}>
          <Button wide onClick={() => camera.current?.click()}>
            Tirar foto
          </Button>
          <Button wide onClick={() => storage.current?.click()}>
            Escolher arquivo
          </Button>
        </div>
      ) : (
        <div className={styles.file}>
          <Icon name="check" />
          <p className={styles.itemWords}>
            <span className={styles.itemText}>{file.name}</span>
            <span className={styles.quiet}>{formatFileSize(file.size)}</span>
          </p>
          <IconButton icon="close" label="Remover o arquivo" onClick={() => onPick(undefined)} />
        </div>
      )}
      <p id={`${id}-hint`} className={styles.quiet}>
        JPG, PNG ou PDF de até 10 MB, com tudo legível e sem cortes.
      </p>
      <p id={`${id}-error`} role="alert" className={`${layout.region} ${styles.error}`}>
        {error}
      </p>
    </div>
  );
}
