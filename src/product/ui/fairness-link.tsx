import { Link } from '../navigation';
import { paths } from '../paths';

/** Links to the verdicts of all rounds. */
export function FairnessLink() {
  return <Link to={paths.fairness()}>Ver todas as rodadas conferidas</Link>;
}
