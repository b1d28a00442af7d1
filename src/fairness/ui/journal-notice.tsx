import { Notice } from '@/shared/ui/notice';

import { isJournalFull } from '../core/journal';

/** Renders a warning if the browser has no room for the journal. The state is read when this is rendered: a later change is not shown. */
export function JournalNotice() {
  if (!isJournalFull()) return null;
  return (
    <Notice
      slim
      icon="warning"
      title="Este navegador está sem espaço"
      text="As suas jogadas não ficam anotadas. Libere espaço no aparelho: sem as anotações, as rodadas ficam sem conferência quando você fechar a página."
    />
  );
}
