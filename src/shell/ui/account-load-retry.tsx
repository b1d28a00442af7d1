import { Button } from '@/shared/ui/button';

/**
 * Where money cannot be sent because the player could not be loaded: another try.
 *
 * @param props.retry asks once more; undefined where that is not needed
 */
export function AccountLoadRetry({ retry }: { retry: (() => void) | undefined }) {
  if (retry === undefined) return null;
  return (
    <div role="alert">
      <Button onClick={retry}>Carregar minha conta de novo</Button>
    </div>
  );
}
