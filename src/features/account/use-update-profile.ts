import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetProfileQueryKey, updateProfile } from '@generated/api/account';
import { getGetMeQueryKey } from '@generated/api/auth';
import type { ProfileAnswer } from '@generated/api/model/profile-answer';
import type { UpdateProfileRequest } from '@generated/api/model/update-profile-request';

/**
 * Returns a mutation that updates the profile, caches the response, starts to refetch the player, and then calls `onDone`. The caller
 * shows alerts and errors. The request is idempotent, so that players can retry.
 */
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

/** Returns a function that caches the profile of a response and refetches the player. */
export function useCacheProfile(): (response: ProfileAnswer) => void {
  const client = useQueryClient();
  return (response) => {
    client.setQueryData(getGetProfileQueryKey(), response);
    void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
  };
}
