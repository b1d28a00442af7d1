import { useGetProvider } from '@generated/api/lobby';
import type { Provider } from '@generated/api/model/provider';

import { HttpError } from '@/api/errors';
import { Lobby } from '@/features/casino/lobby/lobby';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { QueryView } from '@/shared/ui/query-view';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useParams } from '@/product/navigation';
import { assetUrl } from '@/product/asset-url';

import NotFound from './not-found';

/** Renders the games of a provider, or the not-found page if the provider does not exist (SPEC R13). */
export default function ProviderPage() {
  const { id = '' } = useParams();
  const query = useGetProvider(id);
  usePageTitle(query.data?.data.name ?? 'Provedor');
  if (query.data === undefined && query.error instanceof HttpError && query.error.status === 404) return <NotFound />;
  return (
    <QueryView query={query} failed="Não foi possível carregar o provedor" lines={8}>
      {({ data }) => (
        <SectionBoundary name="provider" title="os jogos">
          <ProviderLobby {...data} />
        </SectionBoundary>
      )}
    </QueryView>
  );
}

function ProviderLobby({ id, name, image }: Provider) {
  return <Lobby key={id} title={name} provider={id} mark={assetUrl(image)} />;
}
