import { useMutation, useQueryClient } from '@tanstack/react-query';

import { reportLocation } from '@generated/api/access';
import { getGetProtectionQueryKey } from '@generated/api/protection';

import { describeError } from '@/api/errors';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FormError } from '@/shared/ui/form-error';
import { answerConfirmation } from '@/product/access-confirmation';
import { regulation } from '@/product/runtime-config';

import styles from '../account-form.module.css';
import { devicePosition, NoPositionError } from './device-position';

/** Message if the backend finds the location outside Brazil. */
const OUTSIDE = 'Pelo seu aparelho, você está fora do Brasil. Só é possível apostar no Brasil. Seu saldo está seguro e você pode sacar.';

/**
 * Renders the modal `confirm_location` (SPEC Q34), for a request that needs the player's location. It explains why, before the browser's
 * own prompt. The request continues only if the backend finds the location inside Brazil. A reported location refetches the player's
 * protection. If the configuration has switched the location off, the modal shows an error and asks for nothing.
 */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => (await reportLocation(await devicePosition())).data,
    networkMode: 'always',
    onSuccess: ({ inside }) => {
      void client.invalidateQueries({ queryKey: getGetProtectionQueryKey() });
      if (inside) answerConfirmation(true);
    },
  });
  const isOff = regulation().geolocation === 'off';
  return (
    <Dialog title="Onde você está?" onClose={onClose}>
      <div className={styles.form}>
        <p>A lei só permite apostar no Brasil. Para apostar, deixe o site ver a localização do seu aparelho.</p>
        <p className={styles.explain}>
          Usamos a localização só para esta conferência e não guardamos onde você está. O saque não precisa dela.
        </p>
        <FormError message={isOff ? 'A localização está desligada neste site. Fale com o suporte.' : message(error, data?.inside)} />
        <Button variant="primary" wide busy={isPending} onClick={() => !isPending && !isOff && mutate()}>
          {error === null && data === undefined ? 'Permitir localização' : 'Tentar de novo'}
        </Button>
        <Button variant="ghost" wide onClick={onClose}>
          Agora não
        </Button>
      </div>
    </Dialog>
  );
}

function message(error: Error | null, isInside: boolean | undefined): string | undefined {
  if (isInside === false) return OUTSIDE;
  if (error === null) return undefined;
  if (!(error instanceof NoPositionError)) return describeError(error);
  return error.isDenied
    ? 'O navegador não liberou a localização. Libere a localização deste site nas configurações do navegador e tente de novo.'
    : 'Seu aparelho não informou a localização. Ligue a localização do aparelho e tente de novo.';
}
