import { useState } from 'react';

import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { SelectButton } from '@/shared/ui/select-button';

const ProviderDialog = lazyPart(() => import('./provider-dialog').then((module) => module.ProviderDialog));

interface ProviderFilterProps {
  /** Provider id. */
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Renders the button that opens the list of providers. The chosen provider is shown as a chip below. */
export function ProviderFilter({ selected, onSelect }: ProviderFilterProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SelectButton label="Provedor" onOpen={() => setOpen(true)} />
      {isOpen && (
        <SectionBoundary name="lobby: providers" title="os provedores">
          <ProviderDialog selected={selected} onSelect={onSelect} onClose={() => setOpen(false)} />
        </SectionBoundary>
      )}
    </>
  );
}
