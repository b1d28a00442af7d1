import { buttonClass } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

export function DepositClosed({ title, text, onLeave }: { title: string; text: string; onLeave?: (() => void) | undefined }) {
  return (
    <Notice
      icon="shield"
      title={title}
      text={text}
      action={
        <Link className={buttonClass('secondary')} to={paths.walletWithdraw()} replace={onLeave !== undefined} onClick={onLeave}>
          Ir para os saques
        </Link>
      }
    />
  );
}
