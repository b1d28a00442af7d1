import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetPushQueryKey, useGetPush, subscribeToPush, unsubscribeFromPush } from '@generated/api/notifications';

import { logFailure } from '@/shared/lib/log';
import { showAlert } from '@/product/alert-store';

import { canReceivePush, subscribeDevice, unsubscribeDevice } from './push-device';

interface PushState {
  /** State at the backend; the requested one while a change runs. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly turn: (isOn: boolean) => void;
}

/**
 * Returns the state of web push on this device; undefined while the state is unknown or push is not offered (SPEC S27). `turn` changes it
 * at the browser and the backend. It must be called from a press, is ignored while busy, and shows an alert after a failure or without
 * permission. The state is fetched without a check of the login, so that only a player's page may use this.
 */
export function usePush(): PushState | undefined {
  const client = useQueryClient();
  const push = useGetPush({ query: { enabled: canReceivePush() } }).data?.data;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ isOn, key }: { isOn: boolean; key: string }) => {
      if (!isOn) {
        await unsubscribeFromPush();
        // The backend sends nothing more, so that a subscription left in the browser does no harm.
        await unsubscribeDevice().catch((error: unknown) => logFailure('The push subscription could not be removed.', error));
        return false;
      }
      const subscription = await subscribeDevice(key);
      if (subscription === undefined) return false;
      return (await subscribeToPush(subscription)).data.subscribed;
    },
    onSuccess: (subscribed, { isOn, key }) => {
      client.setQueryData(getGetPushQueryKey(), { data: { public_key: key, subscribed } });
      if (isOn && !subscribed) showAlert('error', 'O navegador não liberou os avisos. Libere as notificações deste site e tente de novo.');
    },
    onError: (error) => {
      logFailure('Web push could not be changed.', error);
      showAlert('error', 'Não foi possível salvar. Tente de novo.');
    },
  });
  const key = push?.public_key ?? null;
  if (push === undefined || key === null) return undefined;
  return {
    isOn: isPending ? variables.isOn : push.subscribed,
    isBusy: isPending,
    turn: (isOn) => {
      if (!isPending) mutate({ isOn, key });
    },
  };
}
