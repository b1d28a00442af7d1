import { useIsPlayer } from '@/session/use-session';
import { Button, buttonClass } from '@/shared/ui/button';
import { Card } from '@/shared/ui/page';
import layout from '@/shared/ui/layout.module.css';
import { openAuth } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

/** Renders the links to the complaints, for a visitor a login button, and to the ombudsman, who reviews them (SPEC Q25). */
export function OmbudsmanCard() {
  const isPlayer = useIsPlayer();
  return (
    <Card title="Reclamações e ouvidoria">
      <p>
        Abra uma reclamação e receba na hora o número de protocolo e o prazo de resposta. Se a resposta não resolver, envie o protocolo à
        ouvidoria, que revê o caso.
      </p>
      <div className={layout.line}>
        {isPlayer ? (
          <Link className={buttonClass('secondary')} to={paths.userComplaints()}>
            Abrir reclamação
          </Link>
        ) : (
          <Button onClick={() => openAuth('login')}>Entrar para reclamar</Button>
        )}
        <Link className={buttonClass('secondary')} to={paths.regulation('ouvidoria')}>
          Ouvidoria
        </Link>
      </div>
    </Card>
  );
}
