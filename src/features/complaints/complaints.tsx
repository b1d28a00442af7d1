import { Icon } from '@/shared/ui/icon';
import { Card, Cards } from '@/shared/ui/page';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import { ComplaintForm } from './complaint-form';
import { ComplaintList } from './complaint-list';
import styles from './complaints.module.css';

/** Renders the complaints, a form for a new one, and other ways: support, ombudsman and government (SPEC Q25). */
export function Complaints() {
  return (
    <Cards>
      <ComplaintForm />
      <ComplaintList />
      <Card title="Outros caminhos">
        <p>
          O suporte atende na <Link to={paths.help()}>central de ajuda</Link>
          <span>.</span>
        </p>
        <p>
          Se a resposta não resolver, procure a <Link to={paths.regulation('ouvidoria')}>ouvidoria</Link>
          <span>. Você também pode reclamar na plataforma do governo, a qualquer momento.</span>
        </p>
        <a className={styles.central} href="https://www.consumidor.gov.br" target="_blank" rel="noopener noreferrer">
          Reclamar no consumidor.gov.br
          <Icon name="external" size={16} />
        </a>
      </Card>
    </Cards>
  );
}
