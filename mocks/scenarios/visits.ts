import { TOKEN_SECONDS } from '../db/sessions';
import type { Session } from '../db/sessions';
import type { Player, Players } from '../db/players';
import { createRandom } from '../db/random';
import { DEMO_PASSWORD, DEMO_PLAYERS } from '../db/seed';
import type { World } from '../db/world';
import { DAY } from '../domain/calendar';
import { cpfCheckDigits } from '../domain/cpf';
import { scenarios } from './all';
import { isScenarioName, NO_SCENARIO } from './names';
import type { ScenarioName } from './names';
import type { Scenario } from './scenario';

/** Who looks, and in which scenario: one browser, or one header. */
export interface Visit {
  name: ScenarioName | typeof NO_SCENARIO;
  /** Sets visits of one scenario apart; '' for the one that has none. */
  key: string;
  /** `name:key`, or the name alone. */
  value: string;
  scenario: Scenario | undefined;
  /** The player that the visit has for itself. */
  player: Player | undefined;
  ipBlocked: boolean;
}

/** A visit without any scenario. */
export const BARE: Visit = { name: NO_SCENARIO, key: '', value: NO_SCENARIO, scenario: undefined, player: undefined, ipBlocked: false };

/**
 * Reads what names a visit, `name` or `name:key`.
 *
 * @returns nothing for a name that no scenario has, or for a key that is none
 */
export function readVisit(text: string): Pick<Visit, 'name' | 'key' | 'value'> | undefined {
  const [, name = '', key = ''] = /^([a-z-]+)(?::([a-z0-9]{1,16}))?$/.exec(text) ?? [];
  return name === NO_SCENARIO || isScenarioName(name) ? { name, key, value: text } : undefined;
}

/**
 * The visit of a text. On its first use the player of a visit is made and brought into the situation; visits with
 * different keys share no player. All share one clock.
 *
 * @returns nothing where {@link readVisit} reads nothing
 */
export function visitOf(world: World, text: string): Visit | undefined {
  const read = readVisit(text);
  if (read === undefined) return undefined;
  const { name, key } = read;
  if (name === NO_SCENARIO) return { ...BARE, ...read };
  const scenario = scenarios[name];
  const player = scenario.player && playerOf(world, name, key, scenario.player);
  return { ...read, scenario, player, ipBlocked: scenario.ipBlocked === true };
}

/** Whether a text logs a demo player in. */
export function isDemoLogin(text: string): boolean {
  const typed = text.trim().toLowerCase();
  const digits = typed.replaceAll(/[.\-\s]/g, '');
  return Object.values(DEMO_PLAYERS).some(({ email, cpf }) => email === typed || cpf === digits);
}

/**
 * Ends the token of a session when the scenario of its visit wants it.
 *
 * @returns what is told of it, in seconds
 */
export function shortened({ clock }: World, { scenario }: Visit, session: Session): number {
  const token = scenario?.token;
  if (token === undefined) return TOKEN_SECONDS;
  session.expiresAt = clock.now() + token.life;
  return token.told;
}

// Its id follows from its visit, so that a world that is written down and brought back needs to know nothing of visits.
function playerOf(world: World, name: ScenarioName, key: string, wanted: NonNullable<Scenario['player']>): Player {
  const chance = createRandom(`visit/${name}:${key}`);
  const id = `usr_${chance.hex(8)}`;
  const known = world.players.byId(id);
  if (known !== undefined) return known;
  const [first = ''] = wanted.name.toLowerCase().split(' ');
  const player: Player = {
    id,
    name: wanted.name,
    email: `${key === '' ? first : `${first}.${key}`}@exemplo.invalid`,
    cpf: freeCpf(world.players, () => String(chance.integer(100_000_000, 999_999_999))),
    phone: `119${String(chance.integer(10_000_000, 99_999_999))}`,
    phoneCode: '55',
    birthday: '1992-08-14',
    gender: null,
    password: DEMO_PASSWORD,
    verification: wanted.verification,
    address: null,
    isPep: false,
    marketingOptIn: false,
    referrerId: null,
    createdAt: world.clock.now() - (wanted.age ?? 200 * DAY),
  };
  world.players.add(player);
  wanted.prepare?.(world, player);
  return player;
}

function freeCpf(players: Players, nine: () => string): string {
  const digits = nine();
  const cpf = digits + cpfCheckDigits(digits);
  return players.byCpf(cpf) === undefined ? cpf : freeCpf(players, nine);
}
