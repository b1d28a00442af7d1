import { useQuery } from '@tanstack/react-query';

import { chatLicense, chatWindowState } from '@/features/chat/chat-state';
import { Icon } from '@/shared/ui/icon';
import { useMenuStore } from '@/product/menu-store';
import { useLocation } from '@/product/navigation';
import { settingsQuery } from '@/product/settings-query';

interface ChatEntryProps {
  className: string | undefined;
  /** Class of the text beside the icon. */
  labelClass: string | undefined;
  /** Called when the entry has opened or closed the chat. */
  onToggle?: (() => void) | undefined;
}

/** Renders the menu entry that opens or closes the chat; nothing without chat or on a page that hides it (SPEC S7, S14). */
export function ChatEntry({ className, labelClass, onToggle }: ChatEntryProps) {
  const { pathname } = useLocation();
  const { data } = useQuery(settingsQuery());
  const { chatOpened, setChatOpened } = useMenuStore();
  if (chatLicense(data) === undefined || chatWindowState(pathname, true) === 'hidden') return null;
  const label = chatOpened ? 'Fechar chat' : 'Chat ao vivo';
  return (
    <li>
      <button
        type="button"
        className={className}
        title={label}
        aria-expanded={chatOpened}
        onClick={() => {
          setChatOpened(!chatOpened);
          onToggle?.();
        }}
      >
        <Icon name="chat" />
        <span className={labelClass}>{label}</span>
      </button>
    </li>
  );
}
