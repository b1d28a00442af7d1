import { useQuery } from '@tanstack/react-query';

import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useMenuStore } from '@/product/menu-store';
import { settingsQuery } from '@/product/settings-query';

import { chatLicense } from './chat-state';

/** Renders a button that opens the chat; nothing without chat (SPEC S7, S14). */
export function ChatButton() {
  const { data } = useQuery(settingsQuery());
  const { setChatOpened } = useMenuStore();
  if (chatLicense(data) === undefined) return null;
  return (
    <Button variant="primary" onClick={() => setChatOpened(true)}>
      <Icon name="chat" size={20} />
      Abrir o chat
    </Button>
  );
}
