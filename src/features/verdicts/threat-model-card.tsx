import details from '@/shared/ui/details.module.css';
import { Card } from '@/shared/ui/page';
import steps from '@/shared/ui/steps.module.css';

import { Definitions } from './definitions';
import { BLIND_SPOTS, PARTIES } from './threat-model';

/** Renders the possible attacks of each party with their detection, and those that no browser can detect. */
export function ThreatModelCard() {
  return (
    <Card title="O que cada um poderia tentar">
      {Object.entries(PARTIES).map(([name, threats]) => (
        <details key={name} className={details.details}>
          <summary>{name}</summary>
          <Definitions texts={threats} />
        </details>
      ))}
      <h3>O que nenhum navegador consegue ver</h3>
      <ul className={steps.points}>
        {BLIND_SPOTS.map((spot) => (
          <li key={spot}>{spot}</li>
        ))}
      </ul>
    </Card>
  );
}
