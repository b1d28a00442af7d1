import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetProfileQueryKey, updateProfile } from '@generated/api/account';
import { getGetMeQueryKey } from '@generated/api/auth';
import type { ProfileAnswer } from '@generated/api/model/profile-answer';
import type { UpdateProfileRequest } from '@generated/api/model/update-profile-request';

/** Updates the profile. Idempotent, so that players can retry. */
export function useUpdateProfile(onDone: () => void) {
  const cacheProfile = useCacheProfile();
  return useMutation({
    mutationFn: (changes: UpdateProfileRequest) => updateProfile(changes),
    onSuccess: (response) => {
      cacheProfile(response);
      onDone();
    },
  });
}

/** Caches a response's profile and refetches the user. */
export function useCacheProfile(): (response: ProfileAnswer) => void {
  const client = useQueryClient();
  return (response) => {
    client.setQueryData(getGetProfileQueryKey(), response);
    void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
  };
}
