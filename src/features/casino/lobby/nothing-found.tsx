// Separate chunk: loaded only when a list is empty.
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';

import type { LobbyParams } from './lobby-params';
import { hasFilters } from './lobby-params';

interface NothingFoundProps {
  params: LobbyParams;
  text: string;
  onClear: () => void;
}

/** Renders the reason why a list is empty, with a button that clears search and filters if there are any. */
export function NothingFound({ text, params, onClear }: NothingFoundProps) {
  const filtered = hasFilters(params);
  if (text === '' && !filtered) return <Notice icon="games" title="Ainda não há jogos aqui" text="Veja as outras categorias." />;
  return (
    <Notice
      icon="search"
      title={text === '' ? 'Nenhum jogo com estes filtros' : `Nenhum jogo para “${text}”`}
      text={filtered ? 'Tente com menos filtros.' : 'Confira o nome ou tente só uma parte dele.'}
      action={<Button onClick={onClear}>Limpar busca e filtros</Button>}
    />
  );
}
