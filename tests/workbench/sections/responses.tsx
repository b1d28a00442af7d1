import type { Referral } from '@generated/api/model/referral';
import type { ReferralList as ReferralPage } from '@generated/api/model/referral-list';
import { getListReferralsQueryKey } from '@generated/api/referrals';

import { allPages } from '@/api/all-pages';
import { ReferralList } from '@/features/referrals/referrals';

import { exampleResponse } from '../../../mocks/http/example-response';

import { Section, State, States } from '../section';
import { Seeded } from '../seeded';

const { queryKey } = allPages(getListReferralsQueryKey());
const example = exampleResponse('listReferrals').body as ReferralPage;
const [first, second] = example.data;

/** Returns the contract's example with other items, as the only page that is loaded. */
const listOf = (data: readonly (Referral | undefined)[], meta = example.meta) => ({
  pages: [{ ...example, data: data.filter((item) => item !== undefined), meta }],
  pageParams: [1],
});

const many = Array.from({ length: 20 }, (_, at) => ({ ...(at % 2 === 0 ? first : second), id: `ref_${String(at)}` }) as Referral);
const states = {
  vazia: listOf([]),
  uma: listOf([first]),
  'muitas, com outra página': listOf(many, { ...example.meta, last_page: 2 }),
  'nome e valor compridos': listOf([second && { ...second, name: `${'M'.repeat(24)}*** ${'W'.repeat(24)}***`, earned: 987_654_321 }]),
  'não carregou': 'failed',
  carregando: 'loading',
} as const;

/** Shows the list of referrals in the states that a response can have, from the example of the contract. */
export function Responses() {
  return (
    <Section title="Seções de páginas">
      <States>
        {Object.entries(states).map(([name, response]) => (
          <State key={name} name={`lista de indicações: ${name}`} wide>
            <Seeded queryKey={queryKey} response={response}>
              <ReferralList />
            </Seeded>
          </State>
        ))}
      </States>
    </Section>
  );
}
