import { useQuery } from '@tanstack/react-query';

import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useMenuStore } from '@/product/menu-store';
import { runtimeConfig } from '@/product/runtime-config';
import { settingsQuery } from '@/product/settings-query';

import { parseChatLicense } from './chat-state';

/** Renders a button that opens the chat; nothing without chat (SPEC S7, S14). */
export function ChatButton() {
  const { data } = useQuery(settingsQuery());
  const { setChatOpened } = useMenuStore();
  const license = data?.general_show_chat_widget === true ? parseChatLicense(data.general_live_chat) : undefined;
  if (runtimeConfig().chatOrigin === '' || license === undefined) return null;
  return (
    <Button variant="primary" onClick={() => setChatOpened(true)}>
      <Icon name="chat" size={20} />
      Abrir o chat
    </Button>
  );
}
