import { useForm } from 'react-hook-form';

import type { Profile } from '@generated/api/model/profile';

import { CheckboxField } from '@/shared/forms/checkbox-field';
import { ChoiceField } from '@/shared/forms/choice-field';
import { Form } from '@/shared/forms/form';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-error';
import { Card } from '@/shared/ui/page';
import { showAlert } from '@/product/alert-store';
import { useDraftForm } from '@/product/use-draft';

import styles from '../account-page.module.css';
import { useServerErrors } from '../server-field-errors';
import { GENDER_OPTIONS, parseGender } from './gender';
import { useUpdateProfile } from '../use-update-profile';

const SERVER_FIELDS = { gender: 'gender' } as const;
/** Fields of the draft. The marketing consent is left out, because a consent is never restored. */
const DRAFT_FIELDS = ['gender', 'is_pep'] as const;

/**
 * Renders the form that saves gender, declaration of a politically exposed person, and the consent to news. A save updates the cached
 * profile and shows an alert.
 */
export function PreferencesCard({ profile }: { profile: Profile }) {
  const { gender, is_pep: isPep, marketing_opt_in: wantsNews } = profile;
  // The key resets the form if the profile was changed elsewhere, for example in another tab.
  return (
    <Card title="Sobre você">
      <PreferencesForm key={`${gender} ${isPep} ${wantsNews}`} profile={profile} />
    </Card>
  );
}

function PreferencesForm({ profile }: { profile: Profile }) {
  const form = useForm({
    defaultValues: {
      gender: profile.gender === null || profile.gender === 'unknown' ? '' : String(profile.gender),
      is_pep: profile.is_pep,
      marketing_opt_in: profile.marketing_opt_in,
    },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  useDraftForm('preferences', form, DRAFT_FIELDS);
  const { mutate, isPending, error } = useUpdateProfile(() => showAlert('success', 'Dados salvos.'));
  const { texts, message } = useServerErrors(error, SERVER_FIELDS, setFocus);
  const submit = handleSubmit(({ gender, is_pep, marketing_opt_in }) => {
    if (isPending) return;
    mutate({ ...(gender !== '' && { gender: parseGender(gender) }), is_pep, marketing_opt_in });
  });
  return (
    <Form className={styles.form} aria-label="Sobre você" onSubmit={submit}>
      <ChoiceField label="Gênero" options={GENDER_OPTIONS} error={texts.gender} {...register('gender')} />
      <CheckboxField
        label="Sou pessoa politicamente exposta: exerço ou exerci cargo público de destaque nos últimos cinco anos, ou sou parente próximo de quem exerceu."
        {...register('is_pep')}
      />
      <CheckboxField label="Quero receber novidades e promoções por e-mail e celular." {...register('marketing_opt_in')} />
      <FormError message={message} />
      <div>
        <Button type="submit" wide busy={isPending} reason={formState.isDirty ? undefined : ''}>
          Salvar
        </Button>
      </div>
    </Form>
  );
}
