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

/** A visit: one browser or one header value, with its scenario. */
export interface Visit {
  name: ScenarioName | typeof NO_SCENARIO;
  /** Separates visits of the same scenario; '' for the visit without a key. */
  key: string;
  /** `name:key`, or only the name. */
  value: string;
  scenario: Scenario | undefined;
  /** The visit's own player, if any. */
  player: Player | undefined;
  ipBlocked: boolean;
}

/** A visit without a scenario. */
export const BARE: Visit = { name: NO_SCENARIO, key: '', value: NO_SCENARIO, scenario: undefined, player: undefined, ipBlocked: false };

/**
 * Parses a visit, `name` or `name:key`.
 *
 * @returns undefined for an unknown scenario or an invalid key
 */
export function readVisit(text: string): Pick<Visit, 'name' | 'key' | 'value'> | undefined {
  const [, name = '', key = ''] = /^([a-z-]+)(?::([a-z0-9]{1,16}))?$/.exec(text) ?? [];
  return name === NO_SCENARIO || isScenarioName(name) ? { name, key, value: text } : undefined;
}

/**
 * Returns the visit of a text. On first use its player is created and set up. Visits with different keys have different
 * players, but share one clock.
 *
 * @returns undefined if the text is invalid
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

/** Returns true if the text logs in a demo player. */
export function isDemoLogin(text: string): boolean {
  const typed = text.trim().toLowerCase();
  const digits = typed.replaceAll(/[.\-\s]/g, '');
  return Object.values(DEMO_PLAYERS).some(({ email, cpf }) => email === typed || cpf === digits);
}

/**
 * Shortens a session's token if the visit's scenario requires it.
 *
 * @returns the lifetime to report, in seconds
 */
export function shortened({ clock }: World, { scenario }: Visit, session: Session): number {
  const token = scenario?.token;
  if (token === undefined) return TOKEN_SECONDS;
  session.expiresAt = clock.now() + token.life;
  return token.told;
}

// The id derives from the visit, so that a restored world finds the player without storing visits.
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
