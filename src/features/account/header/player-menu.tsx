import type { User } from '@generated/api/model/user';

import { theSession } from '@/session/use-session';
import { Disclosure } from '@/shared/ui/disclosure';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import { useMenuStore } from '@/product/menu-store';
import { openModal } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useOpenLinkFilter } from '@/product/sections';

import menu from './menu-entry.module.css';
import styles from './player-menu.module.css';

/** Links of the menu. Those of closed sections are left out, and for a blocked player those of all sections (`useOpenLinkFilter`). */
const entries: readonly { to: string; icon: IconName; label: string }[] = [
  { to: paths.wallet(), icon: 'wallet', label: 'Carteira' },
  { to: paths.userBonus(), icon: 'gift', label: 'Bônus' },
  { to: paths.transactions(), icon: 'list', label: 'Transações' },
  { to: paths.casinoFavorites(), icon: 'heart', label: 'Favoritos' },
  { to: paths.account(), icon: 'user', label: 'Minha conta' },
  { to: paths.protection(), icon: 'shield', label: 'Limites e pausas' },
  { to: paths.indications(), icon: 'share', label: 'Indicações' },
];

interface PlayerMenuProps {
  /** Player, whose name and e-mail are shown; undefined until they are loaded. */
  user: Pick<User, 'name' | 'email'> | undefined;
  /** Label of the notification centre, with the unread count. */
  notices: string;
}

/** Renders the avatar, which opens the links to the pages of the player, the notices and the logout. */
export function PlayerMenu({ user, notices }: PlayerMenuProps) {
  const { menuUser, setMenuUser } = useMenuStore();
  return (
    <Disclosure open={menuUser} onToggle={setMenuUser} label="Sua conta" trigger={<Avatar name={user?.name} />}>
      {user !== undefined && (
        <p className={styles.who}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.email}>{user.email}</span>
        </p>
      )}
      <ul>
        {entries.filter(useOpenLinkFilter()).map(({ to, icon, label }) => (
          <li key={to}>
            <Link className={menu.entry} to={to} onClick={() => setMenuUser(false)}>
              <Icon name={icon} size={20} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={menu.entry}
            aria-haspopup="dialog"
            onClick={() => {
              setMenuUser(false);
              openModal({ name: 'notifications' });
            }}
          >
            <Icon name="bell" size={20} />
            <span>{notices}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className={menu.entry}
            onClick={() => {
              setMenuUser(false);
              void theSession().logout();
            }}
          >
            <Icon name="logout" size={20} />
            Sair
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}

function Avatar({ name }: { name: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {name === undefined ? <Icon name="user" size={20} /> : initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}
