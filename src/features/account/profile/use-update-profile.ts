import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetProfileQueryKey, updateProfile } from '@generated/api/account';
import { getGetMeQueryKey } from '@generated/api/auth';
import type { ProfileAnswer } from '@generated/api/model/profile-answer';
import type { UpdateProfileRequest } from '@generated/api/model/update-profile-request';

/**
 * Changes the profile. It sets a state, so that what was lost on its way can be sent again.
 *
 * @param onDone called once it is changed
 */
export function useUpdateProfile(onDone: () => void) {
  const keep = useCacheProfile();
  return useMutation({
    mutationFn: (wanted: UpdateProfileRequest) => updateProfile(wanted),
    onSuccess: (answer) => {
      keep(answer);
      onDone();
    },
  });
}

/** Shows a profile as it was answered, wherever it stands. */
export function useCacheProfile(): (answer: ProfileAnswer) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(getGetProfileQueryKey(), answer);
    void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
  };
}
