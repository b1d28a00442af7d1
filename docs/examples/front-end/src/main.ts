import { api, logIn } from './api';
import { connect, followBalance } from './realtime';

const element = (id: string) => document.getElementById(id) ?? document.body;
const showBalance = (cents: number) => (element('balance').textContent = (cents / 100).toFixed(2));

await logIn('ana@exemplo.invalid', 'palpite2026');
const [games, me] = await Promise.all([api.GET('/v2/games', { params: { query: { per_page: 3 } } }), api.GET('/api/auth/me')]);

for (const game of games.data?.data ?? []) {
  const image = Object.assign(new Image(), { src: game.image, alt: game.name, width: 120 });
  const item = document.createElement('li');
  item.append(image, ` ${game.name}`);
  element('games').append(item);
}

if (me.data !== undefined) {
  showBalance(me.data.balance);
  followBalance(connect(), me.data.user.id, showBalance).subscribed(() => (element('realtime').textContent = 'on'));
}
