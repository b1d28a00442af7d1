import { SlowNotice } from '@/shared/ui/slow-notice';
import { Navigate, useLocation, useParams } from '@/product/navigation';
import { paths } from '@/product/paths';

/** Redirects `/sport/{x}`, with query and hash, to `/sports/{x}` (SPEC R34). It stays on the screen until the target's code has loaded. */
export default function SportRedirect() {
  const { '*': page = '' } = useParams();
  const { search, hash } = useLocation();
  return (
    <>
      <SlowNotice />
      <Navigate replace to={paths.sports(page) + search + hash} />
    </>
  );
}
