import { Mines as MinesGame } from '@/features/mines/mines';
import { usePageTitle } from '@/features/site/use-page-title';

/** Mines (SPEC R12). */
export default function Mines() {
  usePageTitle('Mines');
  return <MinesGame />;
}
