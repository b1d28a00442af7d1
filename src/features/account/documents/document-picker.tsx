import type { ChangeEvent } from 'react';
import { useId, useRef } from 'react';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import layout from '@/shared/ui/layout.module.css';

import styles from '../account-page.module.css';
import { ACCEPTED_TYPES } from './document-file';
import { formatFileSize } from '@/shared/format/file-size';

interface DocumentPickerProps {
  file: File | undefined;
  error: string | undefined;
  onPick: (file: File | undefined) => void;
}

/** Renders buttons for the camera and for a file, or the chosen file. */
export function DocumentPicker({ file, error, onPick }: DocumentPickerProps) {
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
        <div className={styles.row}>
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
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
