import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import type { Profile } from '@generated/api/model/profile';
import { ContactChangeConfirmation } from '@generated/zod/account';

import { formatPhone } from '@/shared/format/phone';
import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import { readDraft } from '@/product/reload-drafts';
import { parseString, useDraftForm, useDraftState } from '@/product/use-draft';
import { describeError } from '@/api/errors';
import { CodeField } from '@/shared/forms/masked-field';
import { Form } from '@/shared/forms/form';
import { FormError } from '@/shared/ui/form-error';
import layout from '@/shared/ui/layout.module.css';
import { showAlert } from '@/product/alert-store';

import styles from '../account-page.module.css';
import type { ContactKind, ContactValues } from './contact-kinds';
import { contactDraftName, CONTACTS } from './contact-kinds';
import { ContactRequest } from './contact-request';
import { useCacheProfile } from '../use-update-profile';
import { useServerErrors } from '../server-field-errors';
import { FormButtons } from '../form-buttons';

const KINDS = ['email', 'phone'] as const;

/**
 * Renders e-mail and phone. A change needs the password and a code, and then updates the cached profile and shows an alert. A change that a
 * reload interrupted is open again.
 */
export function ContactCard({ profile: { email, phone } }: { profile: Profile }) {
  const [changing, setChanging] = useState(() => KINDS.find((kind) => readDraft(contactDraftName(kind)) !== undefined));
  const texts = { email, phone: formatPhone(phone) };
  return (
    <Card title="Contato">
      <ul>
        {KINDS.map((kind) => (
          <Contact
            key={kind}
            kind={kind}
            text={texts[kind]}
            isOpen={changing === kind}
            onOpen={() => setChanging(kind)}
            onClose={() => setChanging(undefined)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ContactProps {
  kind: ContactKind;
  text: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function Contact({ kind, text, isOpen, onOpen, onClose }: ContactProps) {
  const head = useFocusOnChange<HTMLDivElement>(isOpen);
  return (
    <li className={`${layout.item} ${layout.medium}`}>
      <div ref={head} className={`${layout.ends} ${styles.itemHead}`}>
        <p className={styles.itemWords}>
          <span className={styles.quiet}>{CONTACTS[kind].label}</span>
          <span className={styles.itemText}>{text}</span>
        </p>
        {!isOpen && (
          <Button aria-label={`Alterar ${CONTACTS[kind].noun}`} onClick={onOpen}>
            Alterar
          </Button>
        )}
      </div>
      {isOpen && <ContactChange kind={kind} onClose={onClose} />}
    </li>
  );
}

/** Renders the two steps of a change of e-mail or phone: new value and password, then the code. */
function ContactChange({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  // Both are drafts, because a phone may reload the page while the player reads the code in another app.
  const [value, setValue] = useDraftState(contactDraftName(kind), '', parseString);
  const [isSent, setSent] = useDraftState(`${contactDraftName(kind)}-sent`, false, (draft) => draft === true);
  const [password, setPassword] = useState('');
  const request = { value, password };
  if (isSent) return <ContactCode kind={kind} request={request} onBack={() => setSent(false)} onDone={onClose} />;
  return (
    <ContactRequest
      kind={kind}
      initial={request}
      onSent={(values) => {
        setValue(values.value);
        setPassword(values.password);
        setSent(true);
      }}
      onClose={onClose}
    />
  );
}

const DRAFT_FIELDS = ['code'] as const;
/** Fields of the form for the code, by their names in the errors of the backend. */
const SERVER_FIELDS = { code: 'code' } as const;

interface ContactCodeProps {
  kind: ContactKind;
  /**
   * Values of the first request, sent again for another code. After a reload the password is empty, and another code needs the first step
   * again.
   */
  request: ContactValues;
  onBack: () => void;
  onDone: () => void;
}

/** Renders the second step of a change: the code that was sent to the new e-mail or phone. */
function ContactCode({ kind, request, onBack, onDone }: ContactCodeProps) {
  const { done, confirm, request: sendRequest, normalize, format } = CONTACTS[kind];
  const cacheProfile = useCacheProfile();
  const value = normalize(request.value);
  const confirmation = useMutation({
    mutationFn: ({ code }: { code: string }) => confirm({ code }),
    onSuccess: (response) => {
      cacheProfile(response);
      showAlert('success', done);
      onDone();
    },
  });
  const resend = useMutation({
    mutationFn: () => sendRequest({ value, password: request.password }),
    onSuccess: () => showAlert('info', 'Enviamos outro código.'),
  });
  const form = useForm({
    resolver: zodResolver(ContactChangeConfirmation),
    defaultValues: { code: '' },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  useDraftForm(`${contactDraftName(kind)}-code`, form, DRAFT_FIELDS);
  const { texts, message } = useServerErrors(confirmation.error, SERVER_FIELDS, setFocus);
  useEffect(() => setFocus('code'), [setFocus]);
  const submit = handleSubmit((values) => {
    if (!confirmation.isPending) confirmation.mutate(values);
  });

  return (
    <Form className={styles.inner} aria-label="Código de confirmação" onSubmit={submit} onChange={() => confirmation.reset()}>
      <p role="status">
        Enviamos um código de seis dígitos para <strong className={styles.address}>{format(value)}</strong>.
      </p>
      <CodeField
        label="Código"
        error={formState.errors.code === undefined ? texts.code : 'Informe os seis dígitos.'}
        {...register('code')}
      />
      <FormError message={message ?? (resend.error === null ? undefined : describeError(resend.error))} />
      <FormButtons submit="Confirmar" busy={confirmation.isPending} cancel="Voltar" onCancel={onBack} />
      <Button wide variant="ghost" busy={resend.isPending} onClick={() => (request.password === '' ? onBack() : resend.mutate())}>
        Enviar outro código
      </Button>
    </Form>
  );
}
