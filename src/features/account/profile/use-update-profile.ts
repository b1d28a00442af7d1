import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetProfileQueryKey, updateProfile } from '@generated/api/account';
import { getGetMeQueryKey } from '@generated/api/auth';
import type { ProfileAnswer } from '@generated/api/model/profile-answer';
import type { UpdateProfileRequest } from '@generated/api/model/update-profile-request';

/**
 * Returns the mutation that updates the profile. It is idempotent, so that the player can send it again.
 *
 * @param onDone called after the update
 */
export function useUpdateProfile(onDone: () => void) {
  const cacheProfile = useCacheProfile();
  return useMutation({
    mutationFn: (changes: UpdateProfileRequest) => updateProfile(changes),
    onSuccess: (answer) => {
      cacheProfile(answer);
      onDone();
    },
  });
}

/** Returns a function that caches the profile of a response and invalidates the player's other data. */
export function useCacheProfile(): (answer: ProfileAnswer) => void {
  const client = useQueryClient();
  return (answer) => {
    client.setQueryData(getGetProfileQueryKey(), answer);
    void client.invalidateQueries({ queryKey: getGetMeQueryKey() });
  };
}
