import { buttonClass } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Link } from '@/product/navigation';

interface DepositClosedProps {
  title: string;
  text: string;
  link: { readonly to: string; readonly label: string };
  /** Closes the surrounding modal before a link is followed. */
  onLeave?: (() => void) | undefined;
}

/** Renders the reason why the player cannot deposit, with a link to an alternative. */
export function DepositClosed({ title, text, link, onLeave }: DepositClosedProps) {
  return (
    <Notice
      icon="shield"
      title={title}
      text={text}
      action={
        <Link className={buttonClass('secondary')} to={link.to} replace={onLeave !== undefined} onClick={onLeave}>
          {link.label}
        </Link>
      }
    />
  );
}
