import { Button } from '@/shared/ui/button';

/** Renders a retry button if the player could not be loaded, because no money can be sent then; nothing if `retry` is undefined. */
export function AccountLoadRetry({ retry }: { retry: (() => void) | undefined }) {
  if (retry === undefined) return null;
  return (
    <div role="alert">
      <Button onClick={retry}>Carregar minha conta de novo</Button>
    </div>
  );
}
