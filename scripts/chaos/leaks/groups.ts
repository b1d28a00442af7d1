import { hashToFraction } from '../random';
import type { Role } from '../plan';

interface Group {
  readonly name: string;
  readonly as: Role;
  readonly addresses: RegExp;
}

/** Groups of addresses whose pages share their code. Each address belongs to the first group whose pattern it matches. */
const GROUPS: readonly Group[] = [
  { name: 'lobby', as: 'player', addresses: /^\/($|home|casino|providers|suppliers)/ },
  { name: 'house games', as: 'player', addresses: /^\/games/ },
  { name: 'provider games', as: 'player', addresses: /^\/play/ },
  { name: 'sports', as: 'player', addresses: /^\/(altenar-)?sport/ },
  { name: 'access', as: 'visitor', addresses: /^\/(login|Recover|recuperar-senha|ref)/ },
  { name: 'money', as: 'player', addresses: /^\/user\/(wallet|withdraw|transaction|results|history)/ },
  { name: 'rewards', as: 'player', addresses: /^\/user\/(promotion|bonus|coupon|indications)/ },
  { name: 'account', as: 'player', addresses: /^\/user/ },
  { name: 'texts', as: 'player', addresses: /^\// },
];

/** Group with its addresses, which are visited in one role. */
export interface GroupOfAddresses extends Omit<Group, 'addresses'> {
  readonly addresses: readonly string[];
}

/** Sorts the addresses into their groups. Returns every group, also one without addresses. */
export function groupAddresses(addresses: readonly string[]): GroupOfAddresses[] {
  const groupOf = (address: string) => GROUPS.find((group) => group.addresses.test(address));
  return GROUPS.map((group) => ({ ...group, addresses: addresses.filter((address) => groupOf(address) === group) }));
}

/** Visit of one address. */
export interface LeakVisit {
  readonly address: string;
  /** Time on the page in ms. A short time means that the page is left while it loads. */
  readonly stayMs: number;
}

/** Longest time on a page. */
export const MAX_STAY_MS = 600;

/** Returns visits of addresses that the seed draws from a group, with repetitions; of `/` if the group has no addresses. */
export function planLeakVisits({ name, addresses }: GroupOfAddresses, count: number, seed: number): LeakVisit[] {
  return Array.from({ length: count }, (_, index) => {
    const random = (what: string) => hashToFraction(`${String(seed)} ${name} ${String(index)} ${what}`);
    const address = addresses[Math.floor(random('address') * addresses.length)] ?? '/';
    return { address, stayMs: Math.round(random('stay') * MAX_STAY_MS) };
  });
}
