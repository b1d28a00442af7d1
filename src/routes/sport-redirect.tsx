import { Navigate, useLocation, useParams } from '@/shell/navigation';
import { paths } from '@/shell/paths';

/** Redirects `/sport/{x}` to `/sports/{x}` (SPEC R34). */
export default function SportRedirect() {
  const { '*': page = '' } = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={paths.sports(page) + search + hash} />;
}
