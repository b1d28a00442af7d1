import { useState } from 'react';

import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Drawer } from '@/shared/ui/drawer';
import { Field } from '@/shared/ui/field';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';

import { Section, State, States } from '../section';

/** Shows buttons that open dialogs and drawers, one at a time. */
export function Layers() {
  const [open, setOpen] = useState<'dialog' | 'banner' | 'drawer' | 'locked' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Acima da página">
      <States>
        <State name="diálogo">
          <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
          <Button onClick={() => setOpen('banner')}>Abrir diálogo com imagem</Button>
        </State>
        <State name="gaveta">
          <Button onClick={() => setOpen('drawer')}>Abrir gaveta</Button>
        </State>
        <State name="que não se fecha">
          <Button onClick={() => setOpen('locked')}>Abrir aviso</Button>
        </State>
      </States>
      {(open === 'dialog' || open === 'banner') && (
        <Dialog title="Entrar" banner={open === 'banner' ? '/storage/banners/login.svg' : undefined} onClose={close}>
          <Field label="CPF ou e-mail" />
          <Button variant="primary" wide onClick={close}>
            Entrar
          </Button>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer label="Menu" onClose={close}>
          <p>O que está na gaveta.</p>
        </Drawer>
      )}
      {open === 'locked' && (
        <BlockingDialog title="VPN DETECTADA">
          <Button variant="primary" onClick={close}>
            Desativar VPN e continuar
          </Button>
        </BlockingDialog>
      )}
    </Section>
  );
}
